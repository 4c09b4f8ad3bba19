import { useState } from 'react'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { useSay } from '#platform/web/language/say.ts'
import type { Job } from '../../contract/terminal-calls.ts'
import { CheckItems } from './check-items.tsx'
import { Entries } from './entries.tsx'
import { measuredOf, type TypedMeasures } from './typed-measures.ts'
import type { Told } from './told-job.ts'
import { terminalTexts } from './terminal.text.ts'

interface Props {
  job: Job
  mayTell: boolean
  isOffline: boolean
  onTell: (event: Told) => void
  onUndone: () => void
}

/** 初品確認: after a set-up, before anything is counted; measured where the item has points. */
export function FirstPiece({ job, mayTell, isOffline, onTell, onUndone }: Props) {
  const say = useSay()
  const [typed, setTyped] = useState<TypedMeasures>(new Map())
  const { measures, isRead, isGood } = measuredOf(typed, job.check_items)
  const told = (event_kind: 'K' | 'N'): Told => ({
    ...{ event_kind, good_qty: '0', defective_qty: '0', reason_cd: '', measures },
  })
  const bad: Command = {
    ...{ id: 'first-bad', label: terminalTexts.firstBad, key: 'F7', icon: 'bad' },
    unavailable: !mayTell || !isRead,
    run: () => onTell(told('N')),
  }
  const good: Command = {
    ...{ id: 'first-good', label: terminalTexts.firstGood, key: 'F9', icon: 'check', primary: true },
    unavailable: !mayTell || !isRead || !isGood,
    run: () => onTell(told('K')),
  }
  useCommands([bad, good])
  return (
    <section className="terminal-tell" aria-label={say(terminalTexts.firstPiece)}>
      <h2>{say(terminalTexts.firstPiece)}</h2>
      <p className={job.setup_state === 'N' ? 'st s-bad' : ''}>
        {say(job.setup_state === 'N' ? terminalTexts.firstFailed : terminalTexts.firstBody)}
      </p>
      <CheckItems single points={job.check_items} typed={typed} onChange={setTyped} />
      <div className="terminal-send">
        <CommandButton command={bad} showKey />
        <CommandButton command={good} showKey />
      </div>
      <Entries job={job} mayUndo={mayTell && !isOffline} onUndone={onUndone} />
    </section>
  )
}
