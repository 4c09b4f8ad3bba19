import { useQuery } from '@tanstack/react-query'
import { useCall } from '#platform/web/api/api-context.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { effectsOfRequest } from '../../contract/requests/request-effects.ts'
import { requestTexts } from './request.text.ts'

/** 承諾した場合: what the order keeps, what becomes free, what comes too late, and what is still missing. */
export function RequestEffects({ request_no }: { request_no: string }) {
  const say = useSay()
  const call = useCall()
  const { data } = useQuery({
    queryKey: ['request effects', request_no],
    queryFn: ({ signal }) => call(effectsOfRequest, { request_no }, signal),
    staleTime: 0,
  })
  if (!data) return null
  const { list, missing } = data
  return (
    <section>
      <h3>{say(requestTexts.effects)}</h3>
      <PlainTable
        label={say(requestTexts.effects)}
        rows={list}
        keyOf={({ line_no, what, no }) => `${String(line_no)} ${what} ${no}`}
        rowHeader="promised"
        columns={[
          { name: 'promised', label: requestTexts.promised, cell: ({ what, no }) => `${what}　${no}`.trim() },
          {
            name: 'item',
            label: requestTexts.line,
            cell: ({ line_no, item_cd }) => `${line_no}　${item_cd}`,
          },
          { name: 'qty', label: requestTexts.promisedQty, kind: 'figure', cell: ({ qty }) => qty },
          { name: 'kept', label: requestTexts.keptQty, kind: 'figure', cell: ({ kept_qty }) => kept_qty },
          { name: 'free', label: requestTexts.freeQty, kind: 'figure', cell: ({ free_qty }) => free_qty },
          { name: 'date', label: requestTexts.expected, kind: 'date', cell: ({ date }) => date },
          {
            ...{ name: 'late', label: requestTexts.lateDays, kind: 'figure' },
            cell: ({ late_days }) => (late_days > 0 ? String(late_days) : ''),
          },
        ]}
        empty={say(requestTexts.nothingPromised)}
      />
      {missing.map(({ line_no, item_cd, item_nm, qty }) => (
        <p key={line_no}>
          {say(requestTexts.missing, { line: line_no, item: `${item_cd} ${item_nm}`, qty })}
        </p>
      ))}
    </section>
  )
}
