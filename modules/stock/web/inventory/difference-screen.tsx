import { useNavigate } from 'react-router'
import { useState } from 'react'
import { codeDivMaster } from '#modules/system/contract/code-div.ts'
import { decimal, sum, written } from '#platform/contract/decimal.ts'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { Figure } from '#platform/web/kit/grid/cell.tsx'
import { useFound } from '#platform/web/kit/lookup/use-lookup.ts'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { useSay } from '#platform/web/language/say.ts'
import {
  differenceScreen,
  inventoryManageScreen,
  inventoryStatus,
  saveReason,
  type CountLine,
} from '../../contract/inventory.ts'
import { inventoryTexts } from './inventory.text.ts'
import { useCount } from './use-count.ts'
import '#platform/web/kit/list/list.css'
import '#platform/web/kit/grid/grid.css'
import './inventory.css'

/** 棚卸差異調整: what differs, what it is worth and why; then it is posted. */
export function DifferenceScreen() {
  const say = useSay()
  const go = useNavigate()
  const { count, inventory_no, run, call, stepCommand } = useCount()
  const reasons = useFound(codeDivMaster, 'STOCK_REASON', '')?.list ?? []
  const [forAll, setForAll] = useState('')
  const differing = (count?.lines ?? []).filter(({ diff_qty }) => diff_qty !== '' && diff_qty !== '0')
  const editable = count?.status === '3'
  const explain = (line_nos: readonly number[], reason_cd: string) =>
    void run(() => call(saveReason, { inventory_no, line_nos: [...line_nos], reason_cd }))
  const entry: Command = {
    id: 'entry',
    label: inventoryTexts.open,
    key: 'F4',
    unavailable: inventory_no === '',
    run: () => void go(`${inventoryManageScreen.path}?inventory_no=${inventory_no}`),
  }
  const commands = [
    entry,
    stepCommand('recount', 'F6'),
    { ...stepCommand('adjust', 'F9'), primary: true },
    stepCommand('end', 'F7'),
  ]
  useCommands(commands)
  const unexplained = differing.filter(({ reason_cd }) => reason_cd === '').map(({ line_no }) => line_no)
  const choices = reasons.map(({ key, name }) => ({ code: key.at(-1) ?? '', name }))
  return (
    <>
      <ScreenTitle
        title={say(differenceScreen.title)}
        beside={
          count ? (
            <>
              <span className="slip-no">{count.inventory_no}</span>
              <span className="chip s-go">{say(inventoryStatus.texts[count.status])}</span>
            </>
          ) : null
        }
      >
        {commands.map((command) => (
          <CommandButton key={command.id} command={command} showKey />
        ))}
      </ScreenTitle>
      {count ? (
        <div className="row-actions">
          <span className="chosen">
            {count.count_dt.replaceAll('-', '/')}　{count.location_cd} {count.location_nm}
          </span>
          {editable && unexplained.length > 0 ? (
            <>
              <ReasonSelect
                label={say(inventoryTexts.reasonForAll)}
                choices={choices}
                value={forAll}
                onChoose={setForAll}
              />
              <button
                type="button"
                className="btn quiet"
                disabled={forAll === ''}
                onClick={() => explain(unexplained, forAll)}
              >
                {say(inventoryTexts.reasonForAll)}
              </button>
            </>
          ) : null}
        </div>
      ) : null}
      {differing.length === 0 ? (
        <p className="dim inventory-hint">
          {say(count ? inventoryTexts.noDifferences : inventoryTexts.chooseFirst)}
        </p>
      ) : (
        <DifferenceTable
          lines={differing}
          choices={choices}
          editable={editable}
          onReason={(line_no, reason) => explain([line_no], reason)}
        />
      )}
    </>
  )
}

interface Choice {
  readonly code: string
  readonly name: string
}

interface SelectProps {
  label: string
  choices: readonly Choice[]
  value: string
  onChoose: (code: string) => void
}

const ReasonSelect = ({ label, choices, value, onChoose }: SelectProps) => (
  <select className="fld" aria-label={label} value={value} onChange={(event) => onChoose(event.target.value)}>
    <option value="">—</option>
    {choices.map(({ code, name }) => (
      <option key={code} value={code}>
        {code} {name}
      </option>
    ))}
  </select>
)

interface TableProps {
  lines: readonly CountLine[]
  choices: readonly Choice[]
  editable: boolean
  onReason: (line: number, reason: string) => void
}

function DifferenceTable({ lines, choices, editable, onReason }: TableProps) {
  const say = useSay()
  const figures = [inventoryTexts.book, inventoryTexts.counted, inventoryTexts.diff, inventoryTexts.value]
  const value = sum(lines.map(({ diff_amount }) => decimal(diff_amount || '0')))
  return (
    <div className="grid-scroll">
      <table className="grid">
        <thead>
          <tr>
            <th scope="col">{say(inventoryTexts.place)}</th>
            <th scope="col">{say(inventoryTexts.item)}</th>
            <th scope="col">{say(inventoryTexts.lot)}</th>
            {figures.map((head) => (
              <th key={head.en} scope="col" className="num">
                {say(head)}
              </th>
            ))}
            <th scope="col">{say(inventoryTexts.reason)}</th>
            <th scope="col">{say(inventoryTexts.by)}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.line_no}>
              <td>
                <span className="dim">{line.location_cd}</span> {line.location_nm}
              </td>
              <td>
                <span className="dim">{line.item_cd}</span> {line.item_nm}
              </td>
              <td>{line.lot_no || <span className="dim">—</span>}</td>
              {[line.book_qty, line.counted_qty, line.diff_qty, line.diff_amount || '0'].map((figure, at) => (
                <td key={figures[at]?.en} className="num">
                  <Figure exact={figure} />
                </td>
              ))}
              <td>
                {editable ? (
                  <ReasonSelect
                    label={`${say(inventoryTexts.reason)} ${line.item_cd}`}
                    choices={choices}
                    value={line.reason_cd}
                    onChoose={(code) => code && onReason(line.line_no, code)}
                  />
                ) : (
                  (choices.find(({ code }) => code === line.reason_cd)?.name ?? line.reason_cd)
                )}
              </td>
              <td>{line.counted_by}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={6}>{say(inventoryTexts.total)}</td>
            <td className="num">
              <Figure exact={written(value, 0)} />
            </td>
            <td colSpan={2}>{lines.length}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
