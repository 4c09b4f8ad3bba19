import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { ConfirmDialog } from '#platform/web/kit/feedback/confirm-dialog.tsx'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { useSay } from '#platform/web/language/say.ts'
import {
  differenceScreen,
  inventoryManageScreen,
  inventoryStatus,
  inventoryTime,
  saveCounts,
} from '../../contract/inventory.ts'
import { CountSheet } from './count-sheet.tsx'
import { FoundLine } from './found-line.tsx'
import { inventoryTexts } from './inventory.text.ts'
import { useCount } from './use-count.ts'
import '#platform/web/kit/list/list.css'
import '#platform/web/kit/grid/grid.css'
import './inventory.css'

/** 棚卸管理: a count is led through its steps, and what is found is entered, at a desk or between the shelves. */
export function InventoryManageScreen() {
  const say = useSay()
  const go = useNavigate()
  const { count, inventory_no, run, call, stepCommand } = useCount()
  const [hidden, setHidden] = useState(false)
  const [cancelling, setCancelling] = useState(false)
  const cancel = stepCommand('cancel')
  const days: Command = {
    id: 'days',
    label: inventoryTexts.days,
    key: 'F4',
    run: () => void go(inventoryTime.screen.path),
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
  const asked: Command = { ...cancel, run: () => setCancelling(true) }
  useCommands([days, ...steps, differences])
  const lines = count?.lines ?? []
  const done = lines.filter(({ counted_qty }) => counted_qty !== '').length
  const open = count?.status === '2'
  return (
    <>
      <ScreenTitle
        title={say(inventoryManageScreen.title)}
        beside={
          count ? (
            <>
              <span className="slip-no">{count.inventory_no}</span>
              <span className="chip s-go">{say(inventoryStatus.texts[count.status])}</span>
            </>
          ) : null
        }
      >
        {[days, ...steps, differences, asked].map((command) => (
          <CommandButton key={command.id} command={command} showKey />
        ))}
      </ScreenTitle>
      {count ? (
        <div className="row-actions">
          <span className="chosen">
            {count.count_dt.replaceAll('-', '/')}　{count.location_cd} {count.location_nm}
          </span>
          <output>{say(inventoryTexts.progress, { done, all: lines.length })}</output>
          <label className="hide-book">
            <input type="checkbox" checked={hidden} onChange={(event) => setHidden(event.target.checked)} />
            {say(inventoryTexts.hideBook)}
          </label>
        </div>
      ) : null}
      {count && lines.length > 0 ? (
        <CountSheet
          lines={lines}
          open={open}
          hideBook={hidden}
          onCount={(line_no, counted_qty) =>
            void run(() => call(saveCounts, { inventory_no, lines: [{ line_no, counted_qty }] }))
          }
        />
      ) : (
        <p className="dim inventory-hint">
          {say(count ? inventoryTexts.notLocked : inventoryTexts.chooseFirst)}
        </p>
      )}
      {open ? (
        <FoundLine onAdd={(line) => void run(() => call(saveCounts, { inventory_no, lines: [line] }))} />
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
