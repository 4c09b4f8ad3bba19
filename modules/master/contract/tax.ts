import { codes } from '#platform/contract/code-table.ts'
import { date, percent } from '#platform/contract/field-kinds.ts'
import { choice, name } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import { refuseField } from '#platform/contract/validation.ts'
import { masterErrors } from './master-errors.ts'

/** Categories of consumption tax; each has rates by date (decisions.md "Sales, purchasing, tax"). */
export const taxCode = codes('tax_cd', {
  10: { ja: '課税（標準税率）', en: 'Taxed (standard rate)', zh: '课税（标准税率）' },
  11: { ja: '課税（軽減税率）', en: 'Taxed (reduced rate)', zh: '课税（减轻税率）' },
  20: { ja: '非課税', en: 'Exempt', zh: '免税' },
  30: { ja: '不課税', en: 'Outside the tax', zh: '不课税' },
  40: { ja: '輸出免税', en: 'Export, zero rate', zh: '出口免税' },
})

/** 税率: in force from a date until the next one of the same category. */
export const taxMaster = master({
  name: 'tax',
  title: { ja: '税率マスタ', en: 'Tax rates', zh: '税率' },
  area: 'master',
  path: '/masterMaint/master/tax',
  key: ['tax_cd', 'from_dt'],
  nameField: 'tax_nm',
  fields: {
    tax_cd: choice({ ja: '税区分', en: 'Tax category', zh: '税区分' }, taxCode, { width: 20 }),
    from_dt: date({ ja: '適用開始日', en: 'Effective from', zh: '生效日期' }),
    tax_nm: name({ ja: '税率名', en: 'Name', zh: '税率名称' }),
    rate: percent({ ja: '税率（%）', en: 'Tax rate (%)', zh: '税率（%）' }),
  },
  columns: ['tax_cd', 'from_dt', 'tax_nm', 'rate'],
  search: ['tax_cd', 'tax_nm'],
  rules: ({ tax_cd, rate }, issues) => {
    const isTaxed = tax_cd === '10' || tax_cd === '11'
    if (isTaxed && rate === '0') refuseField(issues, 'rate', masterErrors.MST_TAX_RATE)
    if (!isTaxed && rate !== '0') refuseField(issues, 'rate', masterErrors.MST_TAX_RATE_ZERO)
  },
})
