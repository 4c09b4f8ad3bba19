import { document } from '#platform/contract/document.ts'
import { column, dateText, figure } from '#platform/contract/paper-parts.ts'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import { say } from '#platform/contract/text.ts'
import { trialSlip } from './trial-slip.ts'

interface TrialPaper {
  readonly record: SlipRecordOf<typeof trialSlip>
  readonly factory_nm: string
}

/** The trial slip on paper. */
export const trialPaper = document<TrialPaper>({
  name: 'trial_slip',
  title: trialSlip.title,
  page: 'A4',
  build({ record: { header, lines }, factory_nm }, language) {
    const { header: fields, lines: columns } = trialSlip
    const title = say(trialSlip.title, language)
    return {
      footer: `${title} ${header.slip_no}`,
      parts: [
        {
          part: 'slip-header',
          title,
          addressee: factory_nm,
          addresseeLines: [],
          facts: [
            { label: say(fields.slip_no.label, language), value: header.slip_no, strong: true },
            { label: say(fields.slip_dt.label, language), value: dateText(header.slip_dt) },
          ],
          company: '',
          companyLines: [],
          barcode: { symbology: 'code128', text: header.slip_no, height: 9, caption: true },
        },
        ...(header.remarks === '' ? [] : [{ part: 'text', text: header.remarks } as const]),
        {
          part: 'lines',
          columns: [
            column(columns.item_cd.label, language, 30),
            column(columns.item_nm.label, language, '*'),
            column(columns.due_dt.label, language, 24),
            column(columns.qty.label, language, 22, 'right'),
            column(columns.unit_price.label, language, 24, 'right'),
            column(columns.amount.label, language, 26, 'right'),
          ],
          lines: lines.map(({ item_cd, item_nm, due_dt, qty, unit_price, amount }) => [
            ...[item_cd, item_nm, dateText(due_dt)],
            ...[qty, unit_price, amount].map(figure),
          ]),
        },
        {
          part: 'totals',
          totals: [{ label: say(fields.total.label, language), value: figure(header.total), strong: true }],
        },
      ],
    }
  },
})
