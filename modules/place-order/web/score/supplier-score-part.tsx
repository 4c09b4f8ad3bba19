import { useQuery } from '@tanstack/react-query'
import { useCall } from '#platform/web/api/api-context.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { dayTyped } from '#platform/web/kit/form/day-field.tsx'
import { refusalWords } from '#platform/web/kit/form/field-errors.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useAllows } from '#platform/web/session/allowed.tsx'
import { correctLeadTime, supplierScore, type ScoredItem } from '../../contract/score/score-calls.ts'
import { scoreTexts } from './score.text.ts'

interface Props {
  supplier_cd: string
  branch_no: string
}

/** 仕入先評価 of the last half year; a lead time that is not kept is corrected by one key. */
export function SupplierScorePart({ supplier_cd, branch_no }: Props) {
  const say = useSay()
  const call = useCall()
  const { data, refetch } = useQuery({
    queryKey: ['supplierScore', supplier_cd, branch_no],
    queryFn: ({ signal }) => call(supplierScore, { supplier_cd, branch_no }, signal),
    staleTime: 0,
  })
  if (!data) return null
  const correct = async (item_cd: string, days: number) => {
    try {
      await call(correctLeadTime, { supplier_cd, branch_no, item_cd, lead_time: days })
      await refetch()
      showToast('done', say(scoreTexts.corrected, { item: item_cd, days }))
    } catch (error) {
      showToast('bad', refusalWords(error))
    }
  }
  return (
    <section>
      <h2>{say(scoreTexts.period, { from: dayTyped(data.from_dt), to: dayTyped(data.to_dt) })}</h2>
      {data.items.length === 0 ? (
        <p>{say(scoreTexts.none)}</p>
      ) : (
        <PlainTable
          label={say(scoreTexts.title)}
          rows={data.items}
          keyOf={({ item_cd }) => item_cd}
          rowHeader="item_cd"
          columns={[
            {
              ...{ name: 'item_cd', label: scoreTexts.item },
              cell: ({ item_cd, item_nm }) => `${item_cd}　${item_nm}`,
            },
            {
              ...{ name: 'deliveries', label: scoreTexts.deliveries, kind: 'figure' },
              cell: ({ deliveries }) => String(deliveries),
            },
            {
              ...{ name: 'on_time', label: scoreTexts.onTime, kind: 'figure' },
              cell: ({ on_time, deliveries }) => percent(on_time, deliveries),
            },
            {
              ...{ name: 'inspected_qty', label: scoreTexts.inspected, kind: 'figure' },
              cell: ({ inspected_qty }) => inspected_qty,
            },
            {
              ...{ name: 'rejected_qty', label: scoreTexts.rejected, kind: 'figure' },
              cell: ({ rejected_qty, inspected_qty }) => percent(Number(rejected_qty), Number(inspected_qty)),
            },
            {
              ...{ name: 'lead_time', label: scoreTexts.leadTime, kind: 'figure' },
              cell: ({ lead_time }) => String(lead_time),
            },
            {
              ...{ name: 'taken', label: scoreTexts.taken, kind: 'figure' },
              cell: ({ taken }) => (taken === null ? '' : String(taken)),
            },
            {
              ...{ name: 'correct', label: scoreTexts.correction, labelHidden: true },
              cell: (one) => <Correction of={one} onCorrect={(days) => void correct(one.item_cd, days)} />,
            },
          ]}
        />
      )}
    </section>
  )
}

function Correction({
  of: { lead_time, taken },
  onCorrect,
}: {
  of: ScoredItem
  onCorrect: (days: number) => void
}) {
  const say = useSay()
  const mayCorrect = useAllows()('write:master')
  if (taken === null || taken === lead_time) return null
  return (
    <>
      <button type="button" className="btn" disabled={!mayCorrect} onClick={() => onCorrect(taken)}>
        {say(scoreTexts.correct, { days: taken })}
      </button>
      {mayCorrect ? null : <small className="dim"> {say(scoreTexts.notMine)}</small>}
    </>
  )
}

/** One place is enough to compare. */
const percent = (part: number, whole: number): string =>
  whole === 0 ? '' : String(Math.round((part / whole) * 1000) / 10)
