import { Popover } from '@base-ui/react/popover'
import { useState } from 'react'
import { useSay } from '../../language/say.ts'
import { movedByEnter } from '../../keyboard/move-focus.ts'
import type { PlacedColumn } from '../grid/column-layout.ts'
import { Icon } from '../theme/icon.tsx'
import { ConditionInput } from './condition-input.tsx'
import { listTexts } from './list.text.ts'

interface Props {
  column: PlacedColumn
  value: string
  /** What holds when nothing is asked. */
  initial: string | undefined
  onNarrow: (value: string) => void
}

/** Behind the funnel of a heading: one condition on this column, asked at once. */
export function ColumnFilter({ column, value, initial, onNarrow }: Props) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const label = say(listTexts.narrow, { column: column.heading })
  const isAsked = value !== '' && value !== initial
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className={isAsked ? 'funnel asked' : 'funnel'} aria-label={label} title={label}>
        <Icon name="funnel" size="m" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className="pop-place" align="end" sideOffset={4}>
          <Popover.Popup className="pop narrowing" aria-label={label}>
            <Question
              {...{ column, value, initial }}
              onNarrow={(next) => {
                setOpen(false)
                onNarrow(next)
              }}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

function Question({ column, value, initial, onNarrow }: Props) {
  const say = useSay()
  const [typed, setTyped] = useState(value)
  return (
    <form
      ref={movedByEnter}
      onSubmit={(event) => {
        event.preventDefault()
        onNarrow(typed)
      }}
    >
      <ConditionInput column={column} value={typed} needed={initial !== undefined} onChange={setTyped} />
      <div className="go">
        <button type="button" className="btn" onClick={() => onNarrow(initial ?? '')}>
          {say(listTexts.release)}
        </button>
        <button type="submit" className="btn" data-enter-end>
          {say(listTexts.apply)}
        </button>
      </div>
    </form>
  )
}
