import { useQuery } from '@tanstack/react-query'
import { facilityMaster } from '#modules/master/contract/facility.ts'
import { workOrdersChanged } from '#modules/production/contract/production-facts.ts'
import { readDate } from '#platform/contract/date-entry.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { AnswerHint, AnswerParts, EnquiryScreen } from '#platform/web/kit/enquiry/enquiry-screen.tsx'
import { useEnquiry } from '#platform/web/kit/enquiry/use-enquiry.ts'
import { DayField, dayTyped } from '#platform/web/kit/form/day-field.tsx'
import { refusalOf } from '#platform/web/kit/form/field-errors.ts'
import { CodeField } from '#platform/web/kit/lookup/code-field.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useLive } from '#platform/web/live/live-context.tsx'
import { useSession } from '#platform/web/session/session-context.tsx'
import { losses, lossesScreen } from '../../contract/losses/losses-calls.ts'
import {
  DefectLosses,
  IndirectHours,
  MachineEfficiency,
  MachineHours,
  StopLosses,
  WorkerHours,
} from './loss-tables.tsx'
import { lossesTexts } from './losses.text.ts'
import './losses.css'

/** ロス・工数集計: of a month unless something else is asked, by reason, machine and worker. */
export function LossesScreen() {
  const say = useSay()
  const call = useCall()
  const today = useSession((state) => state.businessDate) ?? ''
  const { typed, asked, type, show } = useEnquiry({
    initial: { from: `${today.slice(0, 7)}-01`, to: today, facility_cd: '' },
    read: ({ from, to, facility_cd }) => ({
      from: readDate(from, today) ?? from,
      to: readDate(to, today) ?? to,
      facility_cd: normaliseCode(facility_cd),
    }),
    queryKey: [lossesScreen.name],
  })
  const { from, to, facility_cd } = asked
  const { data, error, refetch } = useQuery({
    queryKey: [lossesScreen.name, from, to, facility_cd],
    queryFn: ({ signal }) => call(losses, { from, to, facility_cd }, signal),
    enabled: from !== '' && to !== '',
    staleTime: 0,
  })
  useLive(workOrdersChanged, () => void refetch())
  const errors: Partial<Record<keyof typeof asked, string>> = error ? refusalOf(error).errors : {}
  const isEmpty =
    data && [data.stops, data.defects, data.machines, data.workers].every((one) => one.length === 0)
  return (
    <EnquiryScreen
      title={say(lossesScreen.title)}
      onShow={() => show()}
      conditions={
        <>
          <DayField
            label={lossesTexts.from}
            name="from"
            value={dayTyped(typed.from)}
            error={errors.from}
            onChange={(day) => type({ from: day })}
          />
          <DayField
            label={lossesTexts.to}
            name="to"
            value={dayTyped(typed.to)}
            error={errors.to}
            onChange={(day) => type({ to: day })}
          />
          <CodeField
            target={facilityMaster}
            label={lossesTexts.facility}
            name="facility_cd"
            value={typed.facility_cd}
            onChange={(code) => type({ facility_cd: code })}
          />
        </>
      }
    >
      <AnswerParts>
        {data && !isEmpty ? (
          <div className="losses">
            <StopLosses stops={data.stops} />
            <DefectLosses defects={data.defects} />
            <MachineEfficiency oee={data.oee} />
            <MachineHours machines={data.machines} />
            <WorkerHours workers={data.workers} />
            <IndirectHours indirect={data.indirect} />
          </div>
        ) : (
          <AnswerHint>{data ? say(lossesTexts.none) : ''}</AnswerHint>
        )}
      </AnswerParts>
    </EnquiryScreen>
  )
}
