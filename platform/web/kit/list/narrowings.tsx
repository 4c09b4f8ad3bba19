import { endsOf } from '#platform/contract/list-condition.ts'
import type { List } from '#platform/contract/list-definition.ts'
import type { ListColumn, ListRow } from '#platform/contract/list-column.ts'
import { useSay, type Say } from '../../language/say.ts'
import { useListText } from '../../language/use-list-text.ts'
import { Icon } from '../theme/icon.tsx'
import { listTexts } from './list.text.ts'
import type { ListState } from './use-list.ts'

/** What is asked under headings and not in the search block: it must be seen, and taken away with one press. */
export function Narrowings<Row extends ListRow>({ list, state }: { list: List<Row>; state: ListState<Row> }) {
  const say = useSay()
  const listed = useListText()
  const asked = Object.entries(state.conditions).flatMap(([name, value]) => {
    const column = list.columns[name]
    return column && !list.search.includes(name) && value !== list.initial[name]
      ? [{ name, column, value }]
      : []
  })
  if (asked.length === 0) return null
  return (
    <span className="narrowings">
      <span className="lbl">{say(listTexts.narrowed)}</span>
      {asked.map(({ name, column, value }) => (
        <button
          key={name}
          type="button"
          className="chip s-go"
          aria-label={say(listTexts.releaseOf, { column: say(column.label) })}
          title={say(listTexts.releaseOf, { column: say(column.label) })}
          onClick={() => state.narrow(name, list.initial[name] ?? '')}
        >
          {`${say(column.label)}: ${wordsOf(column, value, { say, listed })}`}
          <Icon name="close" size="s" />
        </button>
      ))}
    </span>
  )
}

interface Speech {
  say: Say
  listed: (names: readonly string[]) => string
}

function wordsOf({ kind, codes }: ListColumn, value: string, { say, listed }: Speech): string {
  switch (kind) {
    case 'code':
    case 'text':
      return value
    case 'flag':
      return say(value === '1' ? listTexts.yes : listTexts.no)
    case 'choice':
      return listed(value.split(',').map((code) => (codes?.texts[code] ? say(codes.texts[code]) : code)))
    case 'integer':
    case 'decimal':
    case 'date':
    case 'moment': {
      const isFigure = kind === 'integer' || kind === 'decimal'
      const [from, to] = endsOf(isFigure ? value : value.replaceAll('-', '/'))
      return from === to ? from : `${from} 〜 ${to}`
    }
  }
}
