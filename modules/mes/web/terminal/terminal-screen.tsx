import { useRef, useState } from 'react'
import { facilityMaster } from '#modules/master/contract/facility.ts'
import { Waiting } from '#platform/web/kit/feedback/progress-line.tsx'
import type { Entry } from '#platform/web/kit/offline/offline-queue.ts'
import { OfflineStrip } from '#platform/web/kit/offline/offline-strip.tsx'
import { useKeptQueries } from '#platform/web/kit/offline/use-kept-queries.ts'
import { useFound } from '#platform/web/kit/lookup/use-lookup.ts'
import { ScanField } from '#platform/web/kit/scan/scan-field.tsx'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useOpensOffline } from '#platform/web/offline-page/use-opens-offline.ts'
import { terminalScreen } from '../../contract/terminal-calls.ts'
import { workTold } from '../../contract/work-codes.ts'
import { CallPanel } from '../help/call-panel.tsx'
import { ChargePanel } from './charge-panel.tsx'
import { FirstPiece } from './first-piece.tsx'
import { JobPanel } from './job-panel.tsx'
import { keptKinds } from './kept-offline.ts'
import { keptMachine } from './kept-machine.ts'
import { NextJobs } from './next-jobs.tsx'
import { PinPanel } from './pin-panel.tsx'
import { TellPanel } from './tell-panel.tsx'
import { terminalTexts } from './terminal.text.ts'
import { asksFirst, indirectOf, toldEvent } from './told-job.ts'
import { useTerminal } from './use-terminal.ts'
import { WorkerPanel } from './worker-panel.tsx'
import './terminal.css'

/** 生産実績: at the machine, by touch and scanner; what is told without a network is kept. At a machine it also opens without one. */
export function TerminalScreen() {
  const [facility_cd, setFacility] = useState(keptMachine)
  const stands = facility_cd !== ''
  useOpensOffline(terminalScreen.path, stands)
  const isReady = useKeptQueries(keptKinds, stands)
  return isReady ? <Terminal stand={{ facility_cd, setFacility }} /> : <Waiting />
}

function Terminal({ stand }: { stand: Parameters<typeof useTerminal>[0] }) {
  const say = useSay()
  const terminal = useTerminal(stand)
  const scanner = useRef<HTMLInputElement>(null)
  const [stopping, setStopping] = useState(false)
  const [choosing, setChoosing] = useState(false)
  const { job, worker, workerNow, work, asked } = terminal
  const back = () => {
    setStopping(false)
    scanner.current?.focus()
  }
  const nameOf = (entry: Entry) => {
    const indirect = indirectOf(entry)
    if (indirect)
      return `${say(terminalTexts.indirect)}　${indirect.activity_nm || say(terminalTexts.endIndirect)}`
    const { work_order_no, process_no, event_kind } = toldEvent.parse(entry.input)
    return `${work_order_no}-${process_no}　${say(workTold.texts[event_kind])}`
  }
  return (
    <>
      <ScreenTitle title={say(terminalScreen.title)} more={null} />
      <div className="terminal">
        <OfflineStrip work={work} nameOf={nameOf} />
        <div className="terminal-head">
          <Machine facility_cd={terminal.facility_cd} onChange={terminal.chooseMachine} />
          <p className="terminal-worker">
            <Icon name="user" size="m" />
            {worker ? (
              <>
                <b>{worker.worker_nm}</b>
                {workerNow.indirect ? null : (
                  <button
                    type="button"
                    className="btn"
                    aria-expanded={choosing}
                    onClick={() => setChoosing(!choosing)}
                  >
                    {say(terminalTexts.indirect)}
                  </button>
                )}
                <button type="button" className="btn" onClick={terminal.leave}>
                  {say(terminalTexts.signOut)}
                </button>
              </>
            ) : (
              <span>{say(terminalTexts.whoFirst)}</span>
            )}
          </p>
        </div>
        {worker ? (
          <WorkerPanel
            now={workerNow}
            job={job}
            choosing={choosing}
            onChoosing={setChoosing}
            onIndirect={(activity) => void terminal.tellIndirect(activity).then(back)}
            onChoose={terminal.choose}
            worker_cd={worker.worker_cd}
            mayUndo={!terminal.isOffline}
            onUndone={() => {
              setChoosing(false)
              void terminal.lookAgain().then(back)
            }}
          />
        ) : null}
        {terminal.refused === '' ? null : (
          <div className="terminal-refused" role="alert">
            <Icon name="bad" size="m" />
            <p>{terminal.refused}</p>
          </div>
        )}
        {terminal.skew_ms === 0 ? null : (
          <p className="st s-warn">
            <Icon name="warn" size="s" />
            {say(terminalTexts.wrongClock, {
              minutes: Math.max(1, Math.round(Math.abs(terminal.skew_ms) / 60_000)),
            })}
          </p>
        )}
        <ScanField
          startsHere
          label={terminalTexts.scan}
          field={scanner}
          onScan={(text) => void terminal.scan(text)}
        />
        {terminal.facility_cd === '' ? null : (
          <CallPanel
            facility_cd={terminal.facility_cd}
            worker_cd={worker?.worker_cd ?? ''}
            job={job}
            isOffline={terminal.isOffline}
            onDone={back}
          />
        )}
        {asked ? (
          <PinPanel
            key={asked.code}
            why={asked.why}
            onPin={(pin) => void terminal.enterPin(pin).then(back)}
            onCancel={() => {
              terminal.dropPin()
              back()
            }}
          />
        ) : null}
        {terminal.takesCharges ? (
          <ChargePanel
            jobs={terminal.jobs}
            facility_cd={terminal.facility_cd}
            worker_cd={worker?.worker_cd ?? ''}
            isOffline={terminal.isOffline}
            onDone={() => void terminal.lookAgain().then(back)}
          />
        ) : null}
        {job ? (
          <>
            <JobPanel
              job={job}
              readAt={terminal.readAt}
              mayTell={worker !== null}
              worker_cd={worker?.worker_cd ?? ''}
              isOffline={terminal.isOffline}
              onTell={(event_kind) =>
                void terminal
                  .tell({ event_kind, good_qty: '0', defective_qty: '0', reason_cd: '' })
                  .then(back)
              }
              onStop={() => setStopping(true)}
            />
            {asksFirst(job) && !stopping ? (
              <FirstPiece
                key={`${job.work_order_no}-${job.process_no} ${job.setup_state} ${job.events.length}`}
                job={job}
                mayTell={worker !== null}
                isOffline={terminal.isOffline}
                onTell={(event) => void terminal.tell(event).then(back)}
                onUndone={() => void terminal.lookAgain().then(back)}
              />
            ) : (
              <TellPanel
                key={`${job.work_order_no}-${job.process_no} ${job.good_qty} ${job.defective_qty}`}
                job={job}
                stopping={stopping}
                mayTell={worker !== null}
                isOffline={terminal.isOffline}
                onTell={(event) => void terminal.tell(event).then(back)}
                onBack={back}
                onUndone={() => void terminal.lookAgain().then(back)}
              />
            )}
          </>
        ) : (
          <p className="terminal-empty">
            {say(
              terminal.facility_cd === ''
                ? terminalTexts.machineFirst
                : terminal.isKnown && terminal.jobs.length === 0
                  ? terminalTexts.nothing
                  : terminalTexts.jobFirst,
            )}
          </p>
        )}
        <NextJobs
          jobs={terminal.jobs.filter(
            (one) => one.work_order_no !== job?.work_order_no || one.process_no !== job.process_no,
          )}
          onChoose={terminal.choose}
        />
      </div>
    </>
  )
}

function Machine({ facility_cd, onChange }: { facility_cd: string; onChange: (code: string) => void }) {
  const say = useSay()
  const machines = useFound(facilityMaster, '', '')?.list ?? []
  const isListed = machines.some(({ key }) => key.at(-1) === facility_cd)
  return (
    <label className="terminal-machine">
      <span>{say(terminalTexts.machine)}</span>
      <select
        className="fld"
        name="facility_cd"
        value={facility_cd}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{say(terminalTexts.noMachine)}</option>
        {isListed || facility_cd === '' ? null : <option value={facility_cd}>{facility_cd}</option>}
        {machines.map(({ key, name }) => (
          <option key={key.at(-1)} value={key.at(-1)}>
            {`${key.at(-1) ?? ''}　${name}`}
          </option>
        ))}
      </select>
    </label>
  )
}
