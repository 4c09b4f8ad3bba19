import { Dialog } from '@base-ui/react/dialog'
import type { Text } from '#platform/contract/text.ts'
import { keyCap, type Command } from '../../kit/command/command.ts'
import { useCommands } from '../../kit/command/command-layers.ts'
import { feedbackTexts } from '../../kit/feedback/feedback.text.ts'
import { Icon } from '../../kit/theme/icon.tsx'
import { useSay } from '../../language/say.ts'
import { keyTexts } from './keys.text.ts'
import { shellKeys } from './shell-keys.ts'
import './keys.css'

interface Props {
  /** What the screen offers. */
  commands: readonly Command[]
  onClose: () => void
}

/** `?`: every key that works here. */
export function KeyList({ commands, onClose }: Props) {
  const say = useSay()
  useCommands([{ id: 'close', label: feedbackTexts.close, key: 'Escape', run: onClose }], { alone: true })
  const here = commands.flatMap(({ label, key }) => (key ? [{ label, caps: [keyCap(key)] }] : []))
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-ground" />
        <Dialog.Popup className="dialog key-list">
          <header>
            <Dialog.Title>{say(keyTexts.title)}</Dialog.Title>
            <span className="spacer" />
            <Dialog.Close className="icon-btn" aria-label={say(feedbackTexts.close)}>
              <Icon name="close" />
            </Dialog.Close>
          </header>
          <div className="key-columns">
            <div>
              <Keys title={keyTexts.everywhere} rows={shellKeys} />
            </div>
            <div>
              {here.length > 0 ? <Keys title={keyTexts.here} rows={here} /> : null}
              <Keys
                title={keyTexts.typing}
                rows={[
                  { label: keyTexts.nextField, caps: ['Enter'] },
                  { label: keyTexts.previousField, caps: ['Shift Enter'] },
                ]}
              />
            </div>
            <div>
              <Keys title={keyTexts.inList} rows={listKeys} />
              <Keys title={keyTexts.inGantt} rows={ganttKeys} />
            </div>
            <div>
              <Keys title={keyTexts.inLines} rows={lineKeys} />
            </div>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const listKeys: readonly Row[] = [
  { label: keyTexts.rows, caps: ['↑', '↓', 'Home', 'End'] },
  { label: keyTexts.pages, caps: ['PgUp', 'PgDn'] },
  { label: keyTexts.openRow, caps: ['Enter'] },
  { label: keyTexts.markRow, caps: ['Space'] },
  { label: keyTexts.pullRows, caps: ['Shift ↑', 'Shift ↓'] },
  { label: keyTexts.toConditions, caps: ['Esc'] },
]

const ganttKeys: readonly Row[] = [
  { label: keyTexts.bars, caps: ['↑', '↓', '←', '→'] },
  { label: keyTexts.moveBar, caps: ['Shift ←', 'Shift ↓'] },
  { label: keyTexts.swapBars, caps: ['Ctrl ←', 'Ctrl →'] },
  { label: keyTexts.openBar, caps: ['Enter'] },
  { label: keyTexts.zoom, caps: ['+', '-', '0'] },
]

const lineKeys: readonly Row[] = [
  { label: keyTexts.cells, caps: ['↑', '↓', '←', '→'] },
  { label: keyTexts.repairCell, caps: ['F2'] },
  { label: keyTexts.choices, caps: ['Alt ↓'] },
  { label: keyTexts.takeRepair, caps: ['Alt ↑'] },
  { label: keyTexts.pullCells, caps: ['Shift ↑', 'Shift →'] },
  { label: keyTexts.copyPaste, caps: ['Ctrl C', 'Ctrl V'] },
  { label: keyTexts.nextProblem, caps: ['Alt E'] },
]

interface Row {
  readonly label: Text
  readonly caps: readonly string[]
}

function Keys({ title, rows }: { title: Text; rows: readonly Row[] }) {
  const say = useSay()
  return (
    <section>
      <h3>{say(title)}</h3>
      <dl>
        {rows.map(({ label, caps }) => (
          <div key={caps.join()}>
            <dt>{say(label)}</dt>
            <dd>
              {caps.map((cap) => (
                <kbd key={cap}>{cap}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
