import type { ReactNode } from 'react'
import type { AnySlip, AnySlipRecord } from '#platform/contract/slip.ts'
import { useSay } from '../../language/say.ts'
import { CommandButton, RefusalReasons } from '../command/command-button.tsx'
import type { Command } from '../command/command.ts'
import { Leafed } from '../leafing/leafed.tsx'
import { ScreenTitle } from '../screen-title/screen-title.tsx'
import { useBesideTitle } from '../screen-title/use-beside-title.ts'
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
  /** What the record refuses; the reasons stand below the commands. */
  refused: readonly Command[]
}

/** Which slip it is and how far, and what is done with it: every day on the right, now and then behind one button. */
export function SlipTitle({ slip, title, open, kept, chips, own, saving, refused }: TitleProps) {
  const say = useSay()
  const { record, dirty } = open
  const daily = useBesideTitle(own.filter((command) => !command.seldom))
  const seldom = [...kept.commands, ...own.filter((command) => !daily.includes(command))]
  return (
    <ScreenTitle
      title={title}
      beside={
        <>
          <Leafed leafing={kept.leafing}>
            {record ? (
              <span className="slip-no">{keyText(slip, record)}</span>
            ) : (
              <span className="chip s-none">{say(slipTexts.isNew)}</span>
            )}
          </Leafed>
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
        seldom.length > 0
          ? seldom.map((command) => <CommandButton key={command.id} command={command} look="quiet" />)
          : null
      }
      foldsMore
      reason={
        refused.length > 0 ? (
          <div className="refusals">
            <RefusalReasons commands={refused} />
          </div>
        ) : null
      }
    >
      {daily.map((command) => (
        <CommandButton key={command.id} command={command} />
      ))}
      <CommandButton command={saving} showKey />
    </ScreenTitle>
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
