import { useNavigate, useSearchParams } from 'react-router'
import type { Command } from '#platform/web/kit/command/command.ts'
import { slipAddress, slipAt } from '#platform/web/kit/slip/slip-address.ts'
import { SlipScreen } from '#platform/web/kit/slip/slip-screen.tsx'
import type { Fill } from '#platform/web/kit/slip/use-fill.ts'
import { dailyReport } from '../../contract/daily-report/daily-report.ts'
import { processesOfOrder } from '../../contract/daily-report/report-calls.ts'
import { workStoryList } from '../../contract/work-order-story/work-story-list.ts'
import { readProcessCode } from '../terminal/told-job.ts'
import { reportTexts } from './report.text.ts'

/** 生産実績一括入力: many jobs of a day from paper; the code of a work sheet fills a line. */
export function DailyReportScreen() {
  const go = useNavigate()
  const [address] = useSearchParams()
  const { key, copyOf } = slipAt(dailyReport, address)
  const story: Command = {
    id: 'story',
    label: reportTexts.story,
    key: 'F8',
    icon: 'order',
    run: () =>
      void go(key ? `${workStoryList.screen.path}?batch_no=${key.report_no}` : workStoryList.screen.path),
  }
  return (
    <SlipScreen
      key={key?.report_no ?? ''}
      slip={dailyReport}
      slipKey={key}
      copyOf={copyOf}
      onOpen={(to) => void go(slipAddress(dailyReport, to))}
      commands={() => [story]}
      scan={{ read: readSheet }}
      fill={fillLine}
    />
  )
}

/** `W20463-40`: order and process; without a process the first one that is not finished. */
function readSheet(scanned: string) {
  const { work_order_no, process_no } = readProcessCode(scanned) ?? {
    work_order_no: scanned.trim(),
    process_no: 0,
  }
  return { work_order_no, ...(process_no > 0 ? { process_no: String(process_no) } : {}) }
}

const fillLine: Fill<typeof dailyReport> = async (line, changed, _header, call) => {
  if (!changed.includes('work_order_no') && !changed.includes('process_no')) return {}
  const { work_order_no, process_no } = line
  if (work_order_no === '') return { operation_nm: '', item_cd: '', left_qty: '' }
  const { list } = await call(processesOfOrder, { work_order_no })
  const found =
    process_no === ''
      ? list.find(({ work_status }) => work_status !== '3')
      : list.find((one) => String(one.process_no) === process_no)
  if (!found) return { operation_nm: '', item_cd: '', left_qty: '' }
  const { operation_nm, item_cd, left_qty } = found
  return {
    ...{ operation_nm, item_cd, left_qty },
    ...{ process_no: String(found.process_no), good_qty: left_qty },
  }
}
