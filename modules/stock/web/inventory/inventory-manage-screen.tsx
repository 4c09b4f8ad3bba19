import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { AnswerHint } from '#platform/web/kit/enquiry/enquiry-screen.tsx'
import { ConfirmDialog } from '#platform/web/kit/feedback/confirm-dialog.tsx'
import { RowActions } from '#platform/web/kit/list/row-actions.tsx'
import { ScanField } from '#platform/web/kit/scan/scan-field.tsx'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useAllows } from '#platform/web/session/allowed.tsx'
import { inventoryTime } from '../../contract/inventory-list.ts'
import {
  differenceScreen,
  inventoryManageScreen,
  saveCounts,
  voidTags,
  type CountLine,
} from '../../contract/inventory.ts'
import { CountFiles } from './count-files.tsx'
import { CountBeside, placeOfCount } from './count-heading.tsx'
import { CountSheet } from './count-sheet.tsx'
import { findScanned } from './find-scanned.ts'
import { FoundDrawer, type Found } from './found-drawer.tsx'
import { MissingTags } from './missing-tags.tsx'
import { OpenCounts } from './open-counts.tsx'
import { inventoryTexts } from './inventory.text.ts'
import { useCount } from './use-count.ts'
import './inventory.css'

const nothing: Found = { location_cd: '', item_cd: '', lot_no: '', counted_qty: '', tag_no: '' }

/** 棚卸管理: a count is led through its steps, and what is found is entered, at a desk or between the shelves. */
export function InventoryManageScreen() {
  const say = useSay()
  const go = useNavigate()
  const { count, inventory_no, run, call, stepCommand } = useCount()
  const [hidden, setHidden] = useState(false)
  const [second, setSecond] = useState(false)
  const [cancelling, setCancelling] = useState(false)
  const [adding, setAdding] = useState<Found | null>(null)
  const [place, setPlace] = useState('')
  const [scanned, setScanned] = useState<number | null>(null)
  const [told, setTold] = useState('')
  const scanner = useRef<HTMLInputElement>(null)
  const lines = count?.lines ?? []
  const mayCount = useAllows()('write:stock')
  const open = count?.status === '2' && mayCount

  const save = (line: CountLine, counted_qty: string) =>
    run(() =>
      call(saveCounts, {
        inventory_no,
        second,
        lines: [{ line_no: line.line_no, counted_qty, seen_qty: line.counted_qty }],
      }),
    )
  const scan = (text: string) => {
    const read = findScanned(lines, text, { inventory_no, location_cd: place })
    if (read.found === 'nothing') return setAdding({ ...nothing, ...read.label, location_cd: place })
    setPlace(read.location_cd)
    if (read.found === 'line') {
      const item = lines.find(({ line_no }) => line_no === read.line_no)?.item_cd ?? ''
      setTold(say(inventoryTexts.scannedLine, { item }))
      setScanned(read.line_no)
    } else setTold(say(inventoryTexts.scannedPlace, { place: read.location_cd }))
  }
  const backToScanner = () => {
    setScanned(null)
    setTold(place === '' ? '' : say(inventoryTexts.scannedPlace, { place }))
    scanner.current?.focus()
  }

  const days: Command = {
    id: 'days',
    label: inventoryTexts.days,
    key: 'F4',
    run: () => void go(inventoryTime.screen.path),
  }
  const found: Command = {
    id: 'found',
    label: inventoryTexts.found,
    key: 'F10',
    need: saveCounts.write,
    unavailable: !open,
    run: () => setAdding({ ...nothing, location_cd: place || (lines[0]?.location_cd ?? '') }),
  }
  const differences: Command = {
    id: 'differences',
    label: inventoryTexts.differences,
    key: 'F7',
    unavailable: !count,
    run: () => void go(`${differenceScreen.path}?inventory_no=${inventory_no}`),
  }
  const steps = [
    stepCommand('start', 'F2'),
    stepCommand('lock', 'F6'),
    stepCommand('finish', 'F9'),
    stepCommand('recount'),
  ]
  const cancel = stepCommand('cancel')
  const asked: Command = { ...cancel, run: () => setCancelling(true) }
  useCommands([days, ...steps, found, differences])
  const hint = count?.locked ? inventoryTexts.nothingThere : inventoryTexts.notLocked
  return (
    <>
      <ScreenTitle
        title={say(inventoryManageScreen.title)}
        beside={<CountBeside count={count} />}
        more={[
          days,
          ...steps.filter(({ id, ability }) => ability === true || (id === 'start' && count?.status === '0')),
          found,
          differences,
          asked,
        ].map((command) => (
          <CommandButton key={command.id} command={command} showKey />
        ))}
      />
      {count ? (
        <RowActions className="count-bar" chosen={placeOfCount(count)}>
          <output>
            {say(inventoryTexts.progress, {
              done: lines.filter(({ counted_qty }) => counted_qty !== '').length,
              all: lines.length,
            })}
          </output>
          <label className="hide-book">
            <input type="checkbox" checked={hidden} onChange={(event) => setHidden(event.target.checked)} />
            {say(inventoryTexts.hideBook)}
          </label>
          {open ? (
            <label className="hide-book">
              <input type="checkbox" checked={second} onChange={(event) => setSecond(event.target.checked)} />
              {say(inventoryTexts.countSecond)}
            </label>
          ) : null}
          <CountFiles
            inventory_no={inventory_no}
            hasLines={lines.length > 0}
            open={open}
            withBook={!hidden}
            counted={count.status === '3' || count.status === '4' || count.status === '5'}
            onImported={() => void run(() => Promise.resolve())}
          />
          {open ? <ScanField label={inventoryTexts.scan} told={told} field={scanner} onScan={scan} /> : null}
        </RowActions>
      ) : null}
      {count && open && count.missing_tags.length > 0 ? (
        <MissingTags
          tags={count.missing_tags}
          onVoid={(tag_nos) => void run(() => call(voidTags, { inventory_no, tag_nos: [...tag_nos] }))}
        />
      ) : null}
      {count && lines.length > 0 ? (
        <CountSheet
          second={second}
          lines={lines}
          open={open}
          hideBook={hidden}
          scanned={scanned}
          onScanned={backToScanner}
          onCount={save}
          onCode={scan}
        />
      ) : inventory_no === '' ? (
        <OpenCounts path={inventoryManageScreen.path} />
      ) : count ? (
        <AnswerHint>{say(hint)}</AnswerHint>
      ) : null}
      {adding ? (
        <FoundDrawer
          begin={adding}
          onAdd={({ tag_no, ...line }) =>
            run(() => call(saveCounts, { inventory_no, lines: [{ ...line, tag_no: Number(tag_no || '0') }] }))
          }
          tags={count?.missing_tags ?? []}
          onClose={() => {
            setAdding(null)
            scanner.current?.focus()
          }}
        />
      ) : null}
      {cancelling ? (
        <ConfirmDialog
          title={say(inventoryTexts.cancel)}
          body={say(inventoryTexts.cancelBody)}
          action={say(inventoryTexts.cancel)}
          onAction={() => {
            setCancelling(false)
            cancel.run()
          }}
          onClose={() => setCancelling(false)}
        />
      ) : null}
    </>
  )
}
