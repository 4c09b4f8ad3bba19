import type { ClipboardEvent } from 'react'
import { useSay } from '../../language/say.ts'
import { useListText } from '../../language/use-list-text.ts'
import type { TypedTable } from './paste-into-table.ts'

/**
 * What a spreadsheet has on the clipboard goes over the cells of a table that are typed in, from the one at hand on. What is
 * one value only is the field's own business. How it is done is read when somebody does it.
 */
export function useTablePaste({ labels, before, takesSheet }: TypedTable) {
  const say = useSay()
  const listed = useListText()
  return (event: ClipboardEvent) => {
    const field = event.target
    const text = event.clipboardData.getData('text/plain')
    if (!(field instanceof HTMLInputElement) || !/[\t\n]./.test(text.trimEnd())) return
    event.preventDefault()
    void import('./paste-into-table.ts').then(({ pasteIntoTable }) =>
      pasteIntoTable(field, text, { labels, before, takesSheet, say, listed }),
    )
  }
}
