import { useState } from 'react'
import { codeDivMaster } from '#modules/system/contract/code-div.ts'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { useFound } from '#platform/web/kit/lookup/use-lookup.ts'
import { useSay } from '#platform/web/language/say.ts'
import type { Job } from '../../contract/terminal-calls.ts'
import { CountField } from './count-field.tsx'
import { Entries } from './entries.tsx'
import { Keypad } from './keypad.tsx'
import { leftOf, mayTell as mayTellOf, type Told } from './told-job.ts'
import { terminalTexts } from './terminal.text.ts'

interface Props {
  job: Job
  /** Why it stops is asked for. */
  stopping: boolean
  mayTell: boolean
  isOffline: boolean
  onTell: (event: Told) => void
  onBack: () => void
  onUndone: () => void
}

/** How many, why some are bad, or why it stops. */
export function TellPanel({ job, stopping, mayTell, isOffline, onTell, onBack, onUndone }: Props) {
  const say = useSay()
  const [counts, setCounts] = useState({ good: leftOf(job), defective: '0' })
  const [at, setAt] = useState<'good' | 'defective'>('good')
  const [reason_cd, setReason] = useState('')
  /** The first key begins a new figure. */
  const [fresh, setFresh] = useState(true)
  // Each kind by itself: a list that stays until the other one comes would be taken for it.
  const stopReasons = useFound(codeDivMaster, 'STOP_REASON', '')?.list ?? []
  const defectReasons = useFound(codeDivMaster, 'DEFECT_REASON', '')?.list ?? []
  const open = mayTell && mayTellOf('4', job)
  const bad = Number(counts.defective) > 0
  const isWhole = open && (!bad || reason_cd !== '')
  const count = (name: 'good' | 'defective', typed: string) => {
    setAt(name)
    setFresh(false)
    setCounts({ ...counts, [name]: typed })
  }
  const press = (digit: string) => {
    const before = fresh ? '' : counts[at]
    setFresh(false)
    setCounts({ ...counts, [at]: `${before === '0' ? '' : before}${digit}`.slice(0, 9) })
  }
  const told = (event_kind: '4' | '5'): Told => ({
    ...{ event_kind, good_qty: counts.good || '0', defective_qty: counts.defective || '0' },
    reason_cd: bad ? reason_cd : '',
  })
  const report: Command = {
    ...{ id: 'report', label: terminalTexts.report, key: 'F7', icon: 'edit' },
    unavailable: !isWhole || (Number(counts.good) === 0 && !bad) || stopping,
    run: () => onTell(told('4')),
  }
  const finish: Command = {
    ...{ id: 'finish', label: terminalTexts.finish, key: 'F9', icon: 'check', primary: true },
    unavailable: !isWhole || isOffline || stopping,
    run: () => onTell(told('5')),
  }
  useCommands([report, finish])
  if (stopping)
    return (
      <section className="terminal-tell" aria-label={say(terminalTexts.stopReason)}>
        <h2>{say(terminalTexts.stopReason)}</h2>
        <Reasons
          reasons={stopReasons}
          chosen=""
          onChoose={(code) => onTell({ event_kind: '2', good_qty: '0', defective_qty: '0', reason_cd: code })}
        />
        <button type="button" className="btn" onClick={onBack}>
          {say(terminalTexts.cancel)}
        </button>
      </section>
    )
  return (
    <section className="terminal-tell" aria-label={say(terminalTexts.thisTime)}>
      <div className="terminal-counts">
        <div>
          <CountField
            label={terminalTexts.good}
            name="good_qty"
            value={counts.good}
            isAt={at === 'good'}
            onAt={() => (setAt('good'), setFresh(true))}
            onChange={(typed) => count('good', typed)}
          />
          <CountField
            label={terminalTexts.defective}
            name="defective_qty"
            value={counts.defective}
            isAt={at === 'defective'}
            onAt={() => (setAt('defective'), setFresh(true))}
            onChange={(typed) => count('defective', typed)}
          />
          {bad ? <Reasons reasons={defectReasons} chosen={reason_cd} onChoose={setReason} /> : null}
        </div>
        <Keypad
          onDigit={press}
          onClear={() => count(at, '0')}
          onNext={() => {
            setAt(at === 'good' ? 'defective' : 'good')
            setFresh(true)
          }}
        />
      </div>
      <p className="terminal-said">
        {say(terminalTexts.counts, { good: counts.good, defective: counts.defective })}
      </p>
      <div className="terminal-send">
        <CommandButton command={report} showKey />
        <CommandButton command={finish} showKey />
      </div>
      <Entries job={job} mayUndo={mayTell && !isOffline} onUndone={onUndone} />
    </section>
  )
}

interface ReasonsProps {
  reasons: readonly { readonly key: readonly string[]; readonly name: string }[]
  chosen: string
  onChoose: (code: string) => void
}

function Reasons({ reasons, chosen, onChoose }: ReasonsProps) {
  return (
    <div className="terminal-reasons">
      {reasons.map(({ key, name }) => {
        const code = key.at(-1) ?? ''
        return (
          <button
            key={code}
            type="button"
            className="btn"
            aria-pressed={chosen === code}
            onClick={() => onChoose(code)}
          >
            {name}
          </button>
        )
      })}
    </div>
  )
}
