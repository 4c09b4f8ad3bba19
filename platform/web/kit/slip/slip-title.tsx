import type { AnySlip, AnySlipRecord } from '#platform/contract/slip.ts'
import { useSay } from '../../language/say.ts'
import { canRun, keyCap, type Command } from '../command/command.ts'
import { CodeStatus } from '../theme/code-status.tsx'
import { Icon } from '../theme/icon.tsx'
import { slipTexts } from './slip.text.ts'

interface Props {
  /** Blank of a new one. */
  number: string
  leafing: readonly [Command, Command] | undefined
}

/** Which slip it is, between the ways to the one before and the one behind it. */
export function SlipNumber({ number, leafing }: Props) {
  const say = useSay()
  const shown = number ? (
    <span className="slip-no">{number}</span>
  ) : (
    <span className="chip s-none">{say(slipTexts.isNew)}</span>
  )
  if (!leafing) return shown
  const [previous, next] = leafing
  return (
    <span className="slip-leaf">
      <LeafButton command={previous} />
      {shown}
      <LeafButton command={next} />
    </span>
  )
}

function LeafButton({ command }: { command: Command }) {
  const label = useSay()(command.label)
  return (
    <button
      type="button"
      className="icon-btn"
      disabled={!canRun(command)}
      aria-label={label}
      title={command.key ? `${label}（${keyCap(command.key)}）` : label}
      data-command={command.id}
      onClick={command.run}
    >
      <Icon name={command.icon ?? 'dot'} />
    </button>
  )
}

/** How far a stored slip is, on each of its status axes. */
export function SlipStates({ slip, record }: { slip: AnySlip; record: AnySlipRecord | null }) {
  if (!record) return null
  return (slip.kept?.axes ?? []).map((axis) => {
    const codes = slip.header[axis]?.codes
    return codes ? (
      <CodeStatus key={axis} codes={codes} code={String(record.header[axis])} look="chip" />
    ) : null
  })
}
