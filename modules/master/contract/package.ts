import { decimal, quantity } from '#platform/contract/field-kinds.ts'
import { code, name, text } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import { masterErrors } from './master-errors.ts'
import { note } from './partner-fields.ts'

const centimetres = (ja: string, en: string, zh: string) =>
  decimal({ ja: `${ja}（cm）`, en: `${en} (cm)`, zh: `${zh}（cm）` }, { max: '9999', scale: 1, initial: '0' })

/** 荷姿: what goods are packed in, and how many go in. */
export const packageMaster = master({
  name: 'package',
  title: { ja: '荷姿マスタ', en: 'Packages', zh: '包装' },
  area: 'master',
  path: '/masterMaint/production/package',
  key: ['package_cd'],
  nameField: 'package_nm',
  fields: {
    package_cd: code({ ja: '荷姿コード', en: 'Package', zh: '包装代码' }, 10),
    package_nm: name({ ja: '荷姿名', en: 'Package name', zh: '包装名称' }),
    box_kind: text({ ja: '箱種', en: 'Kind of box', zh: '箱型' }, 40),
    pack_qty: quantity({ ja: '入数', en: 'Qty per pack', zh: '装箱数' }, { min: '0.001' }),
    box_weight: decimal(
      { ja: '箱重量（kg）', en: 'Weight of box (kg)', zh: '箱重（kg）' },
      {
        max: '9999',
        scale: 3,
        initial: '0',
      },
    ),
    length: centimetres('縦', 'Length', '长'),
    width: centimetres('横', 'Width', '宽'),
    height: centimetres('高さ', 'Height', '高'),
    note: note(),
  },
  columns: ['package_cd', 'package_nm', 'box_kind', 'pack_qty', 'box_weight'],
  search: ['package_cd', 'package_nm'],
  sort: 'package_cd',
  errors: [masterErrors.BIZ_PACKAGE_IN_USE],
})
