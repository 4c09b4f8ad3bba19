import { useSay } from '../../language/say.ts'
import { canRun, inKeyOrder, keyCap, type CommandKey } from './command.ts'
import { useActiveCommands } from './command-layers.ts'
import { commandTexts } from './command.text.ts'
import './function-bar.css'

interface Props {
  onPalette: () => void
  onKeys: () => void
  /** What else stands at the foot of the page. */
  note?: string | undefined
}

/**
 * The keys that work here, at the foot of every screen. Each can also be pressed with the pointer. Where there is not enough
 * room the hints go first, the least needed before the others; the list of keys, which has everything, stays.
 */
export function FunctionBar({ onPalette, onKeys, note }: Props) {
  const say = useSay()
  const commands = useActiveCommands()
  return (
    <div className="function-bar" role="toolbar" aria-label={say(commandTexts.functionBar)}>
      <div className="function-commands">
        {inKeyOrder(commands).map((command) =>
          command.key && !isEverywhere(command.key) ? (
            <button
              key={command.id}
              type="button"
              tabIndex={-1}
              className={command.primary ? 'primary' : undefined}
              disabled={!canRun(command)}
              onClick={command.run}
            >
              <kbd>{keyCap(command.key)}</kbd>
              {say(command.label)}
            </button>
          ) : null,
        )}
      </div>
      <div className="function-hints">
        <button type="button" tabIndex={-1} onClick={onPalette}>
          <kbd>Ctrl K</kbd>
          {say(commandTexts.search)}
        </button>
        {commands.length > 0 ? (
          <span className="function-hint">
            <kbd>Enter</kbd>
            {say(commandTexts.nextField)}
          </span>
        ) : null}
        {note ? <span className="function-note">{note}</span> : null}
      </div>
      <button type="button" tabIndex={-1} className="function-keys" onClick={onKeys}>
        <kbd>?</kbd>
        {say(commandTexts.keys)}
      </button>
    </div>
  )
}

/** Keys that everyone knows take no room here; the list of keys has them. */
const isEverywhere = (key: CommandKey): boolean => key.startsWith('Ctrl+')
