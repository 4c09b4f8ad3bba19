import type { ReactNode } from 'react'
import type { AnySlip, AnySlipRecord } from '#platform/contract/slip.ts'
import { inBrackets } from '../../language/in-brackets.ts'
import { useSay } from '../../language/say.ts'
import { CommandButton, RefusalReason } from '../command/command-button.tsx'
import { canRun, keyCap, type Command } from '../command/command.ts'
import { ScreenTitle } from '../screen-title/screen-title.tsx'
import { CodeStatus } from '../theme/code-status.tsx'
import { Icon } from '../theme/icon.tsx'
import { slipTexts } from './slip.text.ts'
import type { KeptParts } from './use-kept.tsx'
import { keyText, type OpenSlip } from './use-slip.ts'

interface TitleProps {
  slip: AnySlip
  title: string
  open: OpenSlip
  kept: KeptParts
  /** Status words of the screen's own. */
  chips: ReactNode
  own: readonly Command[]
  saving: Command
  /** What the record refuses; its reason stands before the commands. */
  refused: Command | undefined
}

/** Which slip it is and how far, and what is done with it: every day on the right, now and then behind one button. */
export function SlipTitle({ slip, title, open, kept, chips, own, saving, refused }: TitleProps) {
  const say = useSay()
  const { record, dirty } = open
  return (
    <ScreenTitle
      title={title}
      beside={
        <>
          <SlipNumber number={keyText(slip, record)} leafing={kept.leafing} />
          <SlipStates slip={slip} record={record} />
          {dirty ? (
            <span className="chip s-warn">
              <Icon name="edit" size="s" />
              {say(slipTexts.changed)}
            </span>
          ) : null}
          {kept.chips}
          {chips}
        </>
      }
      more={
        kept.commands.length > 0
          ? kept.commands.map((command) => <CommandButton key={command.id} command={command} look="quiet" />)
          : null
      }
      foldsMore
    >
      {refused ? <RefusalReason command={refused} /> : null}
      {own.map((command) => (
        <CommandButton key={command.id} command={command} />
      ))}
      <CommandButton command={saving} showKey />
    </ScreenTitle>
  )
}

interface Props {
  /** Blank of a new one. */
  number: string
  leafing: readonly [Command, Command] | undefined
}

/** Which slip it is, between the ways to the one before and the one behind it. */
function SlipNumber({ number, leafing }: Props) {
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
      title={command.key ? inBrackets(label, keyCap(command.key)) : label}
      data-command={command.id}
      onClick={command.run}
    >
      <Icon name={command.icon ?? 'dot'} />
    </button>
  )
}

/** How far a stored slip is, on each of its status axes. */
function SlipStates({ slip, record }: { slip: AnySlip; record: AnySlipRecord | null }) {
  if (!record) return null
  return (slip.kept?.axes ?? []).map((axis) => {
    const codes = slip.header[axis]?.codes
    return codes ? (
      <CodeStatus key={axis} codes={codes} code={String(record.header[axis])} look="chip" />
    ) : null
  })
}
