import { useSay } from '../../language/say.ts'
import { Allowed } from '../../session/allowed.tsx'
import { Icon } from '../theme/icon.tsx'
import { canRun, isRefused, keyCap, type Command } from './command.ts'
import { messageWithCode } from '../form/field-errors.ts'

interface Props {
  command: Command
  look?: 'quiet' | 'outlined'
  showKey?: boolean
  /** Where Enter ends up after the last field of a form. */
  enterEnd?: boolean
}

/**
 * The ability button: gone without the permission; disabled, with a lock and its reason, when the record refuses.
 * A refused button stays focusable, so that the reason can be reached by keyboard.
 */
export function CommandButton(props: Props) {
  const button = <PermittedButton {...props} />
  return props.command.need ? <Allowed need={props.command.need}>{button}</Allowed> : button
}

function PermittedButton({ command, look = 'outlined', showKey = false, enterEnd = false }: Props) {
  const say = useSay()
  const refused = isRefused(command.ability)
  const kind = command.primary ? 'btn primary' : look === 'quiet' ? 'btn quiet' : 'btn'
  return (
    <button
      type="button"
      className={kind}
      disabled={command.unavailable && !refused}
      aria-disabled={refused || undefined}
      title={isRefused(command.ability) ? command.ability.msg : undefined}
      data-enter-end={enterEnd || undefined}
      data-command={command.id}
      onClick={() => canRun(command) && command.run()}
    >
      {refused ? <Icon name="lock" size="s" /> : command.icon ? <Icon name={command.icon} size="m" /> : null}
      {say(command.label)}
      {showKey && command.key ? <kbd aria-hidden="true">{keyCap(command.key)}</kbd> : null}
    </button>
  )
}

/** Why a command is refused, whole and on its own line, with the code that one can ask for. */
export function RefusalReason({ command }: { command: Command }) {
  return <RefusalReasons commands={[command]} />
}

/** The same of several: those with one reason share it. */
export function RefusalReasons({ commands }: { commands: readonly Command[] }) {
  const say = useSay()
  const reasons = new Map<string, readonly string[]>()
  for (const { ability, label } of commands) {
    if (!isRefused(ability)) continue
    const reason = messageWithCode(ability)
    reasons.set(reason, [...(reasons.get(reason) ?? []), say(label)])
  }
  return [...reasons].map(([reason, labels]) => (
    <p key={reason} className="refusal">
      <Icon name="lock" size="s" />
      <b>{labels.join(' / ')}</b>
      <span>{reason}</span>
    </p>
  ))
}
