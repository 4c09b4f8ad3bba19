import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import type { BusinessError } from '#platform/contract/errors.ts'
import type { Ability } from '#platform/contract/list.ts'
import { grouped, decimal } from '#platform/contract/decimal.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { ApiError } from '#platform/web/api/api-error.ts'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { RowActions } from '#platform/web/kit/list/row-actions.tsx'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { useSay } from '#platform/web/language/say.ts'
import {
  calculatePrices,
  closeStockMonth,
  stockManageScreen,
  stockPeriods,
} from '../../contract/stock-manage.ts'
import { stockErrors } from '../../contract/stock-errors.ts'
import { valuationList } from '../../contract/valuation-list.ts'
import { CheckDrawer } from './check-drawer.tsx'
import { CloseDrawer } from './close-drawer.tsx'
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
  const calculate = (month: string) =>
    run(async () => {
      const { repriced, amount } = await call(calculatePrices, { month })
      const what = { month: monthText(month), count: repriced }
      if (amount === '') return say(manageTexts.repriced, what)
      return say(manageTexts.calculated, { ...what, amount: grouped(decimal(amount)) })
    })
  /** Months are closed one after the other, from the first on. */
  const closable = ({ month, closed }: (typeof list)[number]): Ability => {
    if (closed) return refusedWith(stockErrors.BIZ_STOCK_MONTH_IS_CLOSED.with({ month: monthText(month) }))
    if (month === next) return true
    return refusedWith(
      stockErrors.BIZ_STOCK_MONTH_ORDER.with({ month: monthText(month), open: monthText(next) }),
    )
  }
  const refusedWith = ({ code, text, params }: BusinessError): Ability => ({
    code,
    params,
    msg: say(text, params),
  })
  const commands: readonly Command[] = [
    {
      id: 'valuation',
      label: manageTexts.valuation,
      key: 'F7',
      icon: 'columns',
      unavailable: !row,
      run: () => row && void go(`${valuationList.screen.path}?period=${row.month.replace('-', '/')}`),
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
      ...(row && { ability: closable(row) }),
      unavailable: !row || busy,
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
      {asking === 'close' && row ? <CloseDrawer month={row.month} onClose={() => setAsking(null)} /> : null}
      {asking === 'check' ? <CheckDrawer onClose={() => setAsking(null)} /> : null}
      {asking === 'reopen' ? <ReopenDrawer month={last} onClose={() => setAsking(null)} /> : null}
    </>
  )
}
