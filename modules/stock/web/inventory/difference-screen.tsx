import { useNavigate } from 'react-router'
import { useState } from 'react'
import { codeDivMaster } from '#modules/system/contract/code-div.ts'
import { decimal, sum, written } from '#platform/contract/decimal.ts'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { ConfirmDialog } from '#platform/web/kit/feedback/confirm-dialog.tsx'
import { Figure } from '#platform/web/kit/grid/cell.tsx'
import { useFound } from '#platform/web/kit/lookup/use-lookup.ts'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useAllows } from '#platform/web/session/allowed.tsx'
import {
  differenceScreen,
  inventoryManageScreen,
  saveReason,
  type CountLine,
} from '../../contract/inventory.ts'
import { countKind } from '../../contract/stock-codes.ts'
import { ReleasedPromises } from '../allocation/released-promises.tsx'
import { CountBeside, CountPlace } from './count-heading.tsx'
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
  const [ending, setEnding] = useState(false)
  const differing = (count?.lines ?? []).filter(({ diff_qty }) => diff_qty !== '' && diff_qty !== '0')
  const mayExplain = useAllows()('write:stock')
  const editable = count?.status === '3' && mayExplain
  const explain = (line_nos: readonly number[], reason_cd: string) =>
    void run(() => call(saveReason, { inventory_no, line_nos: [...line_nos], reason_cd }))
  const entry: Command = {
    id: 'entry',
    label: inventoryTexts.open,
    key: 'F4',
    unavailable: inventory_no === '',
    run: () => void go(`${inventoryManageScreen.path}?inventory_no=${inventory_no}`),
  }
  const end = stepCommand('end', 'F7')
  const commands: readonly Command[] = [
    entry,
    stepCommand('recount', 'F6'),
    { ...stepCommand('adjust', 'F9'), primary: true },
    { ...end, run: () => (count?.status === '3' ? setEnding(true) : end.run()) },
  ]
  useCommands(commands)
  const unexplained = differing.filter(({ reason_cd }) => reason_cd === '').map(({ line_no }) => line_no)
  const choices = reasons.map(({ key, name }) => ({ code: key.at(-1) ?? '', name }))
  return (
    <>
      <ScreenTitle
        title={say(differenceScreen.title)}
        beside={
          <>
            <CountBeside count={count} />
            {count?.status === '4' || count?.status === '5' ? (
              <ReleasedPromises
                document_kind={countKind}
                document_no={inventory_no}
                openAtOnce={count.status === '4'}
              />
            ) : null}
          </>
        }
        more={commands.map((command) => (
          <CommandButton key={command.id} command={command} showKey />
        ))}
      />
      {count ? (
        <div className="row-actions">
          <CountPlace count={count} />
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
      {ending ? (
        <ConfirmDialog
          title={say(inventoryTexts.end)}
          body={say(inventoryTexts.endBody)}
          action={say(inventoryTexts.end)}
          onAction={() => {
            setEnding(false)
            end.run()
          }}
          onClose={() => setEnding(false)}
        />
      ) : null}
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
  const figures = [
    { className: 'book', head: inventoryTexts.book, of: ({ book_qty }: CountLine) => book_qty },
    { className: 'counted', head: inventoryTexts.counted, of: ({ counted_qty }: CountLine) => counted_qty },
    { className: 'diff', head: inventoryTexts.diff, of: ({ diff_qty }: CountLine) => diff_qty },
    { className: 'amount', head: inventoryTexts.value, of: (line: CountLine) => line.diff_amount || '0' },
  ]
  const value = sum(lines.map(({ diff_amount }) => decimal(diff_amount || '0')))
  return (
    <div className="grid-scroll">
      <table className="grid count-sheet differences">
        <thead>
          <tr>
            <th scope="col">{say(inventoryTexts.place)}</th>
            <th scope="col">{say(inventoryTexts.item)}</th>
            <th scope="col">{say(inventoryTexts.lot)}</th>
            {figures.map(({ className, head }) => (
              <th key={className} scope="col" className="num">
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
              <td className="place">
                <span className="dim">{line.location_cd}</span> {line.location_nm}
              </td>
              <td className="item">
                <span className="dim">{line.item_cd}</span> {line.item_nm}
              </td>
              <td className="lot">{line.lot_no || <span className="dim">—</span>}</td>
              {figures.map(({ className, head, of }) => (
                <td key={className} className={`num ${className}`} data-label={say(head)}>
                  <Figure exact={of(line)} />
                </td>
              ))}
              <td className="reason">
                {editable ? (
                  <ReasonSelect
                    label={`${say(inventoryTexts.reason)} ${line.item_cd}`}
                    choices={choices}
                    value={line.reason_cd}
                    onChoose={(code) => code && onReason(line.line_no, code)}
                  />
                ) : (
                  line.reason_nm
                )}
              </td>
              <td className="by">{line.counted_by}</td>
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
