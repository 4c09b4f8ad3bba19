import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isOutside, typedValues } from '#modules/master/contract/measured-points.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { readDecimal } from '#platform/contract/decimal.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalWords } from '#platform/web/kit/form/field-errors.ts'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import type { PlainColumn } from '#platform/web/kit/table/plain-column.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { acceptanceMeasures, recordMeasures } from '../../contract/arrival/measure-calls.ts'
import { measureTexts } from './measure.text.ts'

type Point = OutputOf<typeof acceptanceMeasures>['list'][number]

const keyOf = ({ arrival_line_no, point_no }: Point): string => `${arrival_line_no} ${point_no}`

/** 測定値: for each point the values of the sample, one after the other, judged while they are typed. */
export function MeasureDrawer({ acceptance_no, onClose }: { acceptance_no: string; onClose: () => void }) {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map())
  const [state, setState] = useState({ message: '', sending: false })
  const { data } = useQuery({
    queryKey: ['acceptance', 'measures', acceptance_no],
    queryFn: ({ signal }) => call(acceptanceMeasures, { acceptance_no }, signal),
  })
  const points = data?.list ?? []
  const typedOf = (point: Point) => typed.get(keyOf(point)) ?? point.values.join(' ')
  const judged = (point: Point): string => {
    const values = typedValues(typedOf(point))
    if (values.some((value) => !readDecimal(value))) return say(measureTexts.noNumber)
    const outside = values.filter((value) => isOutside(value, point)).length
    if (outside > 0) return say(measureTexts.outside, { qty: outside })
    const sample = Number(point.sample_qty)
    return values.length === sample && sample > 0
      ? say(measureTexts.pass)
      : say(measureTexts.counted, { typed: values.length, qty: point.sample_qty })
  }
  const columns: readonly PlainColumn<Point>[] = [
    { name: 'item', label: measureTexts.item, cell: (point) => `${point.item_cd} ${point.item_nm}` },
    { name: 'point', label: measureTexts.point, cell: (point) => point.point_nm },
    {
      name: 'limits',
      label: measureTexts.limits,
      cell: (point) => `${point.lower_limit} – ${point.upper_limit} ${point.measure_unit}`,
    },
    {
      name: 'values',
      label: measureTexts.values,
      cell: (point) => (
        <input
          className="fld"
          name={`values ${keyOf(point)}`}
          aria-label={`${point.item_cd} ${point.point_nm}`}
          autoComplete="off"
          size={28}
          value={typedOf(point)}
          onChange={({ target }) => setTyped(new Map([...typed, [keyOf(point), target.value]]))}
        />
      ),
    },
    { name: 'judged', label: measureTexts.judged, cell: judged },
  ]
  const save = async () => {
    setState({ message: '', sending: true })
    try {
      const measures = points.map((point) => ({
        ...{ arrival_line_no: point.arrival_line_no, point_no: point.point_no },
        values: [...typedValues(typedOf(point))],
      }))
      const { outside } = await call(recordMeasures, { acceptance_no, measures })
      showToast(
        outside > 0 ? 'bad' : 'done',
        outside > 0 ? say(measureTexts.savedOutside, { qty: outside }) : say(measureTexts.saved),
      )
      await cache.invalidateQueries()
      onClose()
    } catch (error) {
      setState({ message: refusalWords(error), sending: false })
    }
  }
  return (
    <FormDrawer
      title={say(measureTexts.title, { no: acceptance_no })}
      label={measureTexts.save}
      wide
      form={{
        message: state.message,
        sending: state.sending || points.length === 0,
        submit: () => void save(),
      }}
      onClose={onClose}
    >
      <p>{say(measureTexts.body)}</p>
      <PlainTable
        label={say(measureTexts.values)}
        rows={points}
        keyOf={keyOf}
        columns={columns}
        empty={data ? say(measureTexts.none) : ''}
      />
    </FormDrawer>
  )
}
