import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { focusFirstWrong } from '#platform/web/keyboard/move-focus.ts'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { FilesDrawer } from '#platform/web/kit/files/files-drawer.tsx'
import { DayField } from '#platform/web/kit/form/day-field.tsx'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { usePrint } from '#platform/web/kit/print/use-print.ts'
import { ScanField } from '#platform/web/kit/scan/scan-field.tsx'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { slipAddress } from '#platform/web/kit/slip/slip-address.ts'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { useUnsaved } from '#platform/web/kit/view/view-context.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { printArrivalLabels } from '../../contract/arrival/arrival-calls.ts'
import { waitingQty } from '../../contract/arrival/arrival-figures.ts'
import { arrivalSlip } from '../../contract/arrival/arrival-slip.ts'
import { arrivalGateScreen } from '../../contract/arrival/gate-calls.ts'
import { GateExpected } from './gate-expected.tsx'
import { GateCard } from './gate-line.tsx'
import { arrivalTexts } from './arrival.text.ts'
import { TurnAwayDrawer } from './cancel-drawers.tsx'
import { gateTexts } from './gate.text.ts'
import { inspectionOf } from './inspection-of.ts'
import { useGate } from './use-gate.ts'
import './gate.css'

/** 入荷受付: a delivery is read line by line, and received; what is refused cannot be overlooked. */
export function ArrivalGateScreen() {
  const say = useSay()
  const go = useNavigate()
  const gate = useGate()
  const { print, printing } = usePrint()
  const scanner = useRef<HTMLInputElement>(null)
  const [current, setCurrent] = useState<string>()
  const [turn, setTurn] = useState(0)
  const [isAttaching, setAttaching] = useState(false)
  const [turnedAway, setTurnedAway] = useState('')
  const delivery = useRef<HTMLElement>(null)
  const { errors, unknown } = gate.refused
  useEffect(() => {
    if (!delivery.current || Object.keys(errors).length === 0) return
    focusFirstWrong(delivery.current)
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.select()
  }, [errors])
  useUnsaved(gate.lines.length > 0)
  const taken = (name: string | undefined) => {
    setCurrent(name)
    setTurn((now) => now + 1)
    if (name === undefined) scanner.current?.focus()
  }
  const [first] = gate.lines
  const supplier = gate.lines.find(({ expected }) => expected)?.expected?.supplier_nm
  const waiting = gate.last?.lines.find((line) => line.inspected && waitingQty(line) !== '0')
  const receive: Command = {
    ...{ id: 'receive', label: gateTexts.receive, key: 'F9', icon: 'check', primary: true },
    need: arrivalSlip.write,
    unavailable: gate.lines.length === 0 || gate.busy,
    run: () => void gate.receive().then((isDone) => isDone && taken(undefined)),
  }
  const turnAway: Command = {
    ...{ id: 'turnAway', label: arrivalTexts.turnAway, need: arrivalSlip.write },
    unavailable: !gate.isOpen || gate.busy,
    run: () => void gate.toTurnAway().then((arrival_no) => setTurnedAway(arrival_no ?? '')),
  }
  const inspect: Command = {
    ...{ id: 'inspect', label: gateTexts.toInspection, key: 'F7' },
    unavailable: !waiting,
    run: () => gate.last && waiting && void go(inspectionOf(gate.last.header.arrival_no, waiting)),
  }
  const open: Command = {
    ...{ id: 'open', label: gateTexts.open, key: 'F6' },
    unavailable: !gate.last,
    run: () =>
      gate.last && void go(slipAddress(arrivalSlip, { key: { arrival_no: gate.last.header.arrival_no } })),
  }
  const labels: Command = {
    ...{ id: 'labels', label: arrivalTexts.labels, key: 'F10', icon: 'print' },
    unavailable: !gate.last || printing,
    run: () => gate.last && void print(printArrivalLabels, { arrival_no: gate.last.header.arrival_no }),
  }
  const attach: Command = {
    ...{ id: 'files', label: gateTexts.files, key: 'F4', icon: 'upload', need: arrivalSlip.write },
    unavailable: !gate.last,
    run: () => setAttaching(true),
  }
  const aside: Command = {
    ...{ id: 'unordered', label: gateTexts.asUnordered, need: arrivalSlip.write },
    run: () => taken(gate.putAside(unknown)),
  }
  const commands = [labels, attach, inspect, open]
  useCommands([...commands, receive])
  return (
    <>
      <ScreenTitle
        title={say(arrivalGateScreen.title)}
        more={commands.map((command) => (
          <CommandButton key={command.id} command={command} showKey />
        ))}
      />
      <div className="gate">
        <section className="gate-taken" ref={delivery} aria-label={say(arrivalGateScreen.title)}>
          <ScanField
            label={gateTexts.scan}
            told={gate.told}
            field={scanner}
            turn={turn}
            onScan={(text) => void gate.scan(text).then(taken)}
          />
          {gate.refused.words.length > 0 ? (
            <div className="gate-refused" role="alert">
              <Icon name="bad" size="m" />
              {gate.refused.words.map((words) => (
                <p key={words}>{words}</p>
              ))}
              {unknown === '' ? null : <CommandButton command={aside} />}
            </div>
          ) : null}
          {first ? (
            <>
              <h2 className="gate-supplier">{supplier}</h2>
              <ul className="gate-cards">
                {gate.lines.map((line) => {
                  const { name } = line
                  return (
                    <GateCard
                      key={name}
                      {...{ line, turn }}
                      errors={errors}
                      isCurrent={name === current}
                      onType={(field, text) => gate.type(name, field, text)}
                      onAside={(how) => gate.setAside(name, how)}
                      onRemove={() => {
                        gate.remove(name)
                        taken(undefined)
                      }}
                      onDone={() => taken(undefined)}
                      onScan={(text) => void gate.scan(text).then(taken)}
                    />
                  )
                })}
              </ul>
              <div className="gate-end">
                <DayField
                  label={gateTexts.receipt}
                  name="receipt_dt"
                  value={gate.day}
                  error={errors['header.receipt_dt']}
                  onChange={gate.setDay}
                />
                <Labelled label={say(gateTexts.note)} error={errors['header.supplier_slip_no']}>
                  {(control) => (
                    <input
                      {...control}
                      name="supplier_slip_no"
                      className="fld"
                      autoComplete="off"
                      maxLength={30}
                      value={gate.note}
                      onChange={({ target }) => gate.setNote(target.value)}
                    />
                  )}
                </Labelled>
                <CommandButton command={receive} showKey />
                <CommandButton command={turnAway} />
              </div>
            </>
          ) : (
            <>
              <p className="dim">{say(gateTexts.begin)}</p>
              {gate.isOpen ? <CommandButton command={turnAway} /> : null}
              {gate.last ? (
                <div className="gate-next">
                  {[labels, attach].map((command) => (
                    <CommandButton key={command.id} command={command} showKey />
                  ))}
                </div>
              ) : null}
            </>
          )}
        </section>
        {isAttaching && gate.last && arrivalSlip.keptCalls ? (
          <FilesDrawer
            calls={arrivalSlip.keptCalls}
            of={{ arrival_no: gate.last.header.arrival_no }}
            title={gate.last.header.arrival_no}
            need={['write:placeorder']}
            onClose={() => setAttaching(false)}
          />
        ) : null}
        {turnedAway === '' ? null : (
          <TurnAwayDrawer
            arrival_no={turnedAway}
            onClose={(isDone) => {
              setTurnedAway('')
              if (!isDone) return
              gate.begin()
              taken(undefined)
            }}
          />
        )}
        <GateExpected onTake={(line) => taken(gate.take([line]))} />
      </div>
    </>
  )
}
