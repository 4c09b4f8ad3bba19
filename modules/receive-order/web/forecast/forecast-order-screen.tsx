import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { customerMaster } from '#modules/master/contract/customer.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { AnswerHint, EnquiryScreen } from '#platform/web/kit/enquiry/enquiry-screen.tsx'
import { useEnquiry } from '#platform/web/kit/enquiry/use-enquiry.ts'
import { refusalWords } from '#platform/web/kit/form/field-errors.ts'
import { FirstChoice } from '#platform/web/kit/lookup/first-choice.tsx'
import { useUploads } from '#platform/web/kit/master/use-uploads.tsx'
import { usePrint } from '#platform/web/kit/print/use-print.ts'
import { useLive } from '#platform/web/live/live-context.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import {
  forecastCsv,
  forecastCsvColumns,
  forecastCsvPreview,
  forecastCsvUpload,
} from '../../contract/forecast/forecast-csv.ts'
import { forecastsChanged } from '../../contract/forecast/forecast-facts.ts'
import { compareForecasts, forecastOrderScreen } from '../../contract/forecast/forecast-order.ts'
import { forecastImportScreen } from '../../contract/forecast/forecast-import.ts'
import { monthlyPlanScreen } from '../../contract/forecast/monthly-plan.ts'
import { canAsk, customerOf, tidy, wrongCustomer } from './asked-plan.ts'
import { Comparison } from './comparison.tsx'
import { FirmDrawer } from './firm-drawer.tsx'
import { forecastTexts } from './forecast-order.text.ts'
import { PlanConditions } from './plan-conditions.tsx'
import { planTexts } from './plan.text.ts'
import './forecast.css'

/** 内示受注: versions side by side, what firm orders have made of them, files in and out. */
export function ForecastOrderScreen() {
  const say = useSay()
  const call = useCall()
  const go = useNavigate()
  const cache = useQueryClient()
  const { print, printing } = usePrint()
  const [open, setOpen] = useState<'firm' | null>(null)
  const today = useSession((state) => state.businessDate) ?? ''
  const queryKey = [forecastOrderScreen.name]
  const { typed, asked, type, show } = useEnquiry({
    initial: { customer: '', month: today.slice(0, 7), item_cd: '', before_no: '', now_no: '' },
    read: (now) => tidy(now, today),
    queryKey,
  })
  const { item_cd, month, before_no, now_no } = asked
  const customer = customerOf(asked)
  const question = { ...customer, month, item_cd, before_no, now_no }
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKey, question],
    queryFn: ({ signal }) => call(compareForecasts, question, signal),
    enabled: canAsk(asked),
    retry: false,
  })
  useLive(forecastsChanged, () => void (canAsk(asked) && refetch()))
  const again = () => void cache.invalidateQueries({ queryKey })
  const uploads = useUploads({
    target: {
      title: forecastTexts.csvTitle,
      columns: forecastCsvColumns,
      write: 'write:receiveorder',
      preview: (send, file) => send(forecastCsvPreview, file),
      upload: (send, file) => send(forecastCsvUpload, file),
    },
    onImported: again,
  })
  const commands: readonly Command[] = [
    {
      id: 'plan',
      label: forecastTexts.edit,
      key: 'F6',
      icon: 'edit',
      unavailable: !canAsk(asked),
      run: () =>
        void go(
          `${monthlyPlanScreen.path}?${new URLSearchParams({ customer: asked.customer, month, item_cd }).toString()}`,
        ),
    },
    {
      id: 'firm',
      label: forecastTexts.firmReceived,
      key: 'F7',
      icon: 'check',
      need: 'write:receiveorder',
      unavailable: !data,
      run: () => setOpen('firm'),
    },
    {
      id: 'csvOut',
      label: forecastTexts.csvOut,
      icon: 'download',
      unavailable: printing || !data || data.versions.length === 0,
      run: () => void print(forecastCsv, { ...customer, month }),
    },
    ...uploads.commands,
    {
      id: 'files',
      label: forecastImportScreen.title,
      icon: 'upload',
      run: () => void go(forecastImportScreen.path),
    },
  ]
  return (
    <>
      <EnquiryScreen
        title={say(forecastOrderScreen.title)}
        commands={commands}
        onShow={() => show({ before_no: '', now_no: '' })}
        conditions={<PlanConditions typed={typed} monthLabel={planTexts.month} error={error} type={type} />}
      >
        {!canAsk(asked) || wrongCustomer(error) ? (
          <FirstChoice
            target={customerMaster}
            words={say(planTexts.askCustomer)}
            onChoose={(key) => show({ customer: key.join(' ') })}
          />
        ) : error ? (
          <AnswerHint>{refusalWords(error)}</AnswerHint>
        ) : data ? (
          <Comparison data={data} onVersions={show} />
        ) : null}
      </EnquiryScreen>
      {uploads.drawer}
      {open === 'firm' ? (
        <FirmDrawer
          customer={customer}
          firm_to_dt={data?.firm_to_dt ?? ''}
          onDone={again}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </>
  )
}
