import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { decimal, minus, written } from '#platform/contract/decimal.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { useCheckedCall } from '#platform/web/kit/form/use-checked-call.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { pegLine, suppliesForLine, unpegLine, type PromisedLine } from '../../contract/allocation-calls.ts'
import { allocationTexts } from './allocation.text.ts'
import { lineName } from './line-name.ts'

type Supply = OutputOf<typeof suppliesForLine>['list'][number]

const keyOf = ({ supply_kind, supply_no, supply_line }: Supply): string =>
  [supply_kind, supply_no, supply_line].join(' ')

/** 紐付け: which supply to come a line waits for. */
export function PegDrawer({ line, onClose }: { line: PromisedLine; onClose: () => void }) {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const { order_no, line_no } = line
  const name = lineName(line)
  const [chosen, setChosen] = useState('')
  const [qty, setQty] = useState(missingOf(line))
  const { data } = useQuery({
    queryKey: ['suppliesForLine', order_no, line_no],
    queryFn: ({ signal }) => call(suppliesForLine, { order_no, line_no }, signal),
    staleTime: 0,
  })
  const supplies = data?.list ?? []
  const supply = supplies.find((one) => keyOf(one) === chosen) ?? supplies[0]
  const done = (told: string) => {
    showToast('done', told)
    return cache.invalidateQueries().then(onClose)
  }
  const peg = useCheckedCall(pegLine, () => done(say(allocationTexts.pegged1, { line: name })))
  const loosen = useCheckedCall(unpegLine, () => done(say(allocationTexts.loosened1, { line: name })))
  const send = () => {
    if (!supply) return
    const { supply_kind, supply_no, supply_line } = supply
    peg.send({ order_no, line_no, supply_kind, supply_no, supply_line, qty })
  }
  return (
    <FormDrawer
      title={say(allocationTexts.pegTitle, { line: name })}
      label={allocationTexts.peg}
      form={{ message: peg.message || loosen.message, sending: peg.sending || !supply, submit: send }}
      onClose={onClose}
    >
      <PlainTable
        label={say(allocationTexts.supply)}
        rows={supplies}
        keyOf={keyOf}
        waiting={!data}
        empty={say(allocationTexts.noSupply)}
        isCurrent={(one) => one === supply}
        onSelect={(one) => setChosen(keyOf(one))}
        onPhone="table"
        columns={[
          {
            name: 'supply',
            label: allocationTexts.supply,
            cell: ({ what, supply_no, supply_line }) => `${what} ${supply_no}-${String(supply_line)}`,
          },
          { name: 'date', label: allocationTexts.supplyDay, kind: 'date', cell: ({ date }) => date },
          { name: 'open', label: allocationTexts.open, kind: 'figure', cell: ({ open }) => open },
          { name: 'tied', label: allocationTexts.tied, kind: 'figure', cell: ({ tied }) => tied },
          { name: 'own', label: allocationTexts.own, kind: 'figure', cell: ({ own }) => own },
        ]}
      />
      <Labelled label={say(allocationTexts.qty)} required error={peg.errorAt('qty')}>
        {(control) => (
          <input
            {...control}
            name="qty"
            className="fld"
            inputMode="decimal"
            value={qty}
            onChange={(event) => setQty(event.target.value)}
          />
        )}
      </Labelled>
      {line.pegged_qty === '0' ? null : (
        <button
          type="button"
          className="btn"
          disabled={loosen.sending}
          onClick={() => loosen.send({ order_no, line_no })}
        >
          {say(allocationTexts.unpeg)}
        </button>
      )}
    </FormDrawer>
  )
}

/** What is neither allocated to the line nor waited for. */
const missingOf = ({ backlog, allocated_qty, pegged_qty }: PromisedLine): string =>
  written(minus(minus(decimal(backlog), decimal(allocated_qty)), decimal(pegged_qty)), 0)
