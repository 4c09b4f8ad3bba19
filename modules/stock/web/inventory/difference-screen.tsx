import { useNavigate } from 'react-router'
import { useState } from 'react'
import { codeDivMaster } from '#modules/system/contract/code-div.ts'
import { compare, decimal, grouped, negated, sum, zero } from '#platform/contract/decimal.ts'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { AnswerHint } from '#platform/web/kit/enquiry/enquiry-screen.tsx'
import { ConfirmDialog } from '#platform/web/kit/feedback/confirm-dialog.tsx'
import { RowActions } from '#platform/web/kit/list/row-actions.tsx'
import { useFound } from '#platform/web/kit/lookup/use-lookup.ts'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { Allowed, useAllows } from '#platform/web/session/allowed.tsx'
import {
  differenceScreen,
  inventoryManageScreen,
  saveReason,
  type CountLine,
} from '../../contract/inventory.ts'
import { countKind } from '../../contract/stock-codes.ts'
import { ReleasedPromises } from '../allocation/released-promises.tsx'
import { bookColumn, countedGoods } from './count-columns.tsx'
import { CountBeside, placeOfCount } from './count-heading.tsx'
import { OpenCounts } from './open-counts.tsx'
import { inventoryTexts } from './inventory.text.ts'
import { useCount } from './use-count.ts'
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
    ...(count?.needs_approval ? [stepCommand('approve', 'F10')] : []),
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
        <RowActions chosen={placeOfCount(count)}>
          <Allowed need={['cost:yes']}>
            <GrossAmounts lines={differing} />
          </Allowed>
          {count.approved_by === '' ? null : (
            <span className="chip s-go">{say(inventoryTexts.approvedBy, { user: count.approved_by })}</span>
          )}
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
        </RowActions>
      ) : null}
      {inventory_no === '' ? (
        <OpenCounts path={differenceScreen.path} />
      ) : differing.length === 0 ? (
        <AnswerHint>{say(inventoryTexts.noDifferences)}</AnswerHint>
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

/** What is too much and what is missing, each for itself: a small net may hide much of both. */
function GrossAmounts({ lines }: { lines: readonly CountLine[] }) {
  const say = useSay()
  const amounts = lines.map(({ diff_amount }) => decimal(diff_amount || '0'))
  const gross = (sign: 1 | -1) => {
    const total = sum(amounts.filter((amount) => compare(amount, zero) === sign))
    return grouped(sign < 0 ? negated(total) : total)
  }
  return (
    <output className="gross">
      {say(inventoryTexts.plus, { amount: gross(1) })}　{say(inventoryTexts.minus, { amount: gross(-1) })}
    </output>
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
  return (
    <PlainTable
      fills
      className="count-sheet differences"
      label={say(differenceScreen.title)}
      onPhone="table"
      rows={lines}
      keyOf={({ line_no }) => String(line_no)}
      columns={[
        ...countedGoods,
        bookColumn,
        {
          name: 'counted',
          label: inventoryTexts.counted,
          kind: 'figure',
          className: 'counted',
          cell: ({ counted_qty }) => counted_qty,
        },
        {
          name: 'diff',
          label: inventoryTexts.diff,
          kind: 'figure',
          className: 'diff',
          cell: ({ diff_qty }) => diff_qty,
        },
        {
          name: 'amount',
          label: inventoryTexts.value,
          kind: 'figure',
          className: 'amount',
          cell: ({ diff_amount }) => diff_amount || '0',
          sum: true,
          cost: true,
        },
        {
          name: 'reason',
          label: inventoryTexts.reason,
          className: 'reason',
          cell: (line) =>
            editable ? (
              <ReasonSelect
                label={`${say(inventoryTexts.reason)} ${line.item_cd}`}
                choices={choices}
                value={line.reason_cd}
                onChoose={(code) => code && onReason(line.line_no, code)}
              />
            ) : (
              line.reason_nm
            ),
          sum: say(inventoryTexts.lines, { count: lines.length }),
        },
        { name: 'by', label: inventoryTexts.by, className: 'by', cell: ({ counted_by }) => counted_by },
      ]}
    />
  )
}
