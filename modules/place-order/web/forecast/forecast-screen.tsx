import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RowOf } from '#platform/contract/list-column.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalWords } from '#platform/web/kit/form/field-errors.ts'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { usePrint } from '#platform/web/kit/print/use-print.ts'
import { useSay } from '#platform/web/language/say.ts'
import {
  mailForecasts,
  makeForecasts,
  printForecasts,
} from '../../contract/forecast/supplier-forecast-calls.ts'
import { supplierForecastList } from '../../contract/forecast/supplier-forecast-list.ts'
import { supplierForecastTexts } from './supplier-forecast.text.ts'

type Row = RowOf<typeof supplierForecastList>

const need = ['write:placeorder'] as const

/** 仕入先内示: made anew when the plan has changed, and printed for each supplier. */
export function SupplierForecastScreen() {
  const { print, printing } = usePrint()
  const say = useSay()
  const call = useCall()
  const [isMaking, setMaking] = useState(false)
  const mail = async (rows: readonly Row[]) => {
    try {
      const numbers = new Set(rows.map(({ forecast_no }) => forecast_no))
      const { mails } = await call(mailForecasts, { forecast_no: [...numbers].join(',') })
      showToast('done', say(supplierForecastTexts.mailed, { count: mails }))
    } catch (error) {
      showToast('bad', refusalWords(error))
    }
  }
  const printed = (rows: readonly Row[]): Command => ({
    ...{ id: 'print', label: supplierForecastTexts.print, key: 'F10', icon: 'print', need },
    unavailable: printing || rows.length === 0,
    run: () => {
      const numbers = new Set(rows.map(({ forecast_no }) => forecast_no))
      void print(printForecasts, { forecast_no: [...numbers].join(',') })
    },
  })
  const mailed = (rows: readonly Row[]): Command => ({
    ...{ id: 'mail', label: supplierForecastTexts.mail, need },
    unavailable: rows.length === 0,
    run: () => void mail(rows),
  })
  const make: Command = {
    ...{ id: 'make', label: supplierForecastTexts.make, key: 'F2', icon: 'plus', need },
    run: () => setMaking(true),
  }
  return (
    <>
      <ListScreen
        list={supplierForecastList}
        commands={[make]}
        rowCommands={(row) => [printed(row ? [row] : []), mailed(row ? [row] : [])]}
        checkedCommands={(rows) => [printed(rows), mailed(rows)]}
        nameOf={({ forecast_no, item_cd }) => `${forecast_no}　${item_cd}`}
      />
      {isMaking ? <MakeDrawer onClose={() => setMaking(false)} /> : null}
    </>
  )
}

function MakeDrawer({ onClose }: { readonly onClose: () => void }) {
  const say = useSay()
  const cache = useQueryClient()
  const form = useCallForm(makeForecasts, {
    initial: {},
    onDone: ({ forecast_no }) => {
      showToast('done', say(supplierForecastTexts.made, { count: forecast_no.length }))
      return cache.invalidateQueries().then(onClose)
    },
  })
  return (
    <FormDrawer
      title={say(supplierForecastTexts.makeTitle)}
      label={supplierForecastTexts.make}
      form={form}
      onClose={onClose}
    >
      <p>{say(supplierForecastTexts.makeBody)}</p>
    </FormDrawer>
  )
}
