import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import { grouped, decimal } from '#platform/contract/decimal.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { ApiError } from '#platform/web/api/api-error.ts'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { ConfirmDialog } from '#platform/web/kit/feedback/confirm-dialog.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { RowActions } from '#platform/web/kit/list/row-actions.tsx'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { useSay } from '#platform/web/language/say.ts'
import {
  calculatePrices,
  closeStockMonth,
  stockManageScreen,
  stockPeriods,
  valuationList,
} from '../../contract/stock-manage.ts'
import { CheckDrawer } from './check-drawer.tsx'
import { manageTexts } from './manage.text.ts'
import { monthText, PeriodsTable } from './periods-table.tsx'
import { ReopenDrawer } from './reopen-drawer.tsx'

const queryKey = ['stockPeriods']

/** 在庫管理: the months of the stock are closed here, in their order, and priced. */
export function ManageScreen() {
  const say = useSay()
  const call = useCall()
  const go = useNavigate()
  const cache = useQueryClient()
  const [chosen, setChosen] = useState('')
  const [asking, setAsking] = useState<'close' | 'reopen' | 'check' | null>(null)
  const [busy, setBusy] = useState(false)
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => call(stockPeriods, {}, signal) })
  const list = data?.list ?? []
  const row = list.find(({ month }) => month === chosen) ?? list[0]
  const next = data?.next_month ?? ''
  const last = data?.last_closed ?? ''

  const run = async (work: () => Promise<string>) => {
    setBusy(true)
    try {
      showToast('done', await work())
      await cache.invalidateQueries()
    } catch (error) {
      if (error instanceof ApiError && !error.told) showToast('bad', error.msg)
    } finally {
      setBusy(false)
    }
  }
  const close = () =>
    run(async () => {
      const { repriced } = await call(closeStockMonth, { month: next })
      return say(manageTexts.closed, { month: monthText(next), count: repriced })
    })
  const calculate = (month: string) =>
    run(async () => {
      const { repriced, amount } = await call(calculatePrices, { month })
      return say(manageTexts.calculated, {
        month: monthText(month),
        count: repriced,
        amount: grouped(decimal(amount)),
      })
    })
  const commands: readonly Command[] = [
    {
      id: 'valuation',
      label: manageTexts.valuation,
      key: 'F7',
      icon: 'columns',
      unavailable: !row,
      run: () => row && void go(`${valuationList.screen.path}?month=${row.month.replace('-', '/')}`),
    },
    {
      id: 'check',
      label: manageTexts.check,
      key: 'F10',
      icon: 'check',
      run: () => setAsking('check'),
    },
    {
      id: 'calculate',
      label: manageTexts.calculate,
      key: 'F6',
      need: closeStockMonth.write,
      unavailable: !row || row.closed || busy,
      run: () => row && void calculate(row.month),
    },
    {
      id: 'reopen',
      label: manageTexts.reopen,
      key: 'F4',
      need: ['system:yes'],
      unavailable: last === '' || busy,
      run: () => setAsking('reopen'),
    },
    {
      id: 'close',
      label: manageTexts.close,
      key: 'F9',
      primary: true,
      need: closeStockMonth.write,
      unavailable: next === '' || busy,
      run: () => setAsking('close'),
    },
  ]
  useCommands(commands)
  /** 当月1・前月2: the two months that people still enter into. */
  const periods = fixedCodes.stock_period_div.codes.map((code, at) => ({ code, month: list[at]?.month }))
  return (
    <>
      <ScreenTitle title={say(stockManageScreen.title)}>
        {commands.map((command) => (
          <CommandButton key={command.id} command={command} showKey />
        ))}
      </ScreenTitle>
      <RowActions
        chosen={say(manageTexts.business, { date: (data?.business_date ?? '').replaceAll('-', '/') })}
      >
        {periods.map(({ code, month }) => (
          <button
            key={code}
            type="button"
            className="btn quiet"
            aria-pressed={month !== undefined && month === row?.month}
            disabled={month === undefined}
            onClick={() => setChosen(month ?? '')}
          >
            {say(fixedCodes.stock_period_div.texts[code])}
          </button>
        ))}
      </RowActions>
      <PeriodsTable list={list} chosen={row?.month ?? ''} onChoose={setChosen} />
      {asking === 'close' ? (
        <ConfirmDialog
          title={say(manageTexts.closeTitle, { month: monthText(next) })}
          body={say(manageTexts.closeBody)}
          action={say(manageTexts.closeOf, { month: monthText(next) })}
          onAction={() => {
            setAsking(null)
            void close()
          }}
          onClose={() => setAsking(null)}
        />
      ) : null}
      {asking === 'check' ? <CheckDrawer onClose={() => setAsking(null)} /> : null}
      {asking === 'reopen' ? <ReopenDrawer month={last} onClose={() => setAsking(null)} /> : null}
    </>
  )
}
