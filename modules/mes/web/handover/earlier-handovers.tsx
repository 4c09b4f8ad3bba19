import { useQuery } from '@tanstack/react-query'
import { useCall } from '#platform/web/api/api-context.tsx'
import { KeyLink } from '#platform/web/kit/table/key-link.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useMomentText } from '#platform/web/language/use-moment-text.ts'
import { handoverList, handoverScreen } from '../../contract/handover/handover-calls.ts'
import { handoverTexts } from './handover.text.ts'

const everyMinute = 60_000

/** 申し送り一覧: each leads to what it says, and to its signature. */
export function EarlierHandovers({ onOpen }: { onOpen: (handover_no: string) => void }) {
  const say = useSay()
  const call = useCall()
  const momentText = useMomentText()
  const { data } = useQuery({
    queryKey: [handoverScreen.name, 'list'],
    queryFn: ({ signal }) => call(handoverList, {}, signal),
    refetchInterval: everyMinute,
  })
  return (
    <section className="handover-part handover-earlier">
      <h2>{say(handoverTexts.earlier)}</h2>
      <PlainTable
        label={say(handoverTexts.earlier)}
        rows={data?.list ?? []}
        keyOf={({ handover_no }) => handover_no}
        empty={data ? say(handoverTexts.none) : ''}
        onOpen={({ handover_no }) => onOpen(handover_no)}
        columns={[
          {
            ...{ name: 'written', label: handoverTexts.writtenAt },
            cell: ({ handover_no, written_at }) => (
              <KeyLink onOpen={() => onOpen(handover_no)}>{momentText(written_at)}</KeyLink>
            ),
          },
          { name: 'day', label: handoverTexts.bizDay, kind: 'date', cell: ({ biz_dt }) => biz_dt },
          { name: 'shift', label: handoverTexts.shift, cell: ({ shift_nm }) => shift_nm },
          { name: 'by', label: handoverTexts.writtenBy, cell: ({ written_nm }) => written_nm },
          { name: 'stopped', label: handoverTexts.stopped, kind: 'figure', cell: ({ stopped }) => stopped },
          { name: 'noted', label: handoverTexts.noted, kind: 'figure', cell: ({ noted }) => noted },
          { name: 'remarks', label: handoverTexts.remarks, cell: ({ remarks }) => remarks },
          {
            ...{ name: 'signature', label: handoverTexts.signature },
            cell: ({ signed_at, signed_nm }) =>
              signed_at === null ? (
                <span className="chip s-warn">{say(handoverTexts.unsigned)}</span>
              ) : (
                say(handoverTexts.signed, { name: signed_nm, time: momentText(signed_at) })
              ),
          },
        ]}
      />
    </section>
  )
}
