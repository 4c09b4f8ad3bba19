import { codes } from '#platform/contract/code-table.ts'
import { choice, code, name, remarks } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'

const commentUse = codes('comment_use', {
  0: { ja: '共通', en: 'Everywhere', zh: '通用' },
  1: { ja: '受注・売上', en: 'Orders and sales', zh: '订单与销售' },
  2: { ja: '発注', en: 'Purchasing', zh: '采购' },
  3: { ja: '出荷', en: 'Shipping', zh: '出货' },
  4: { ja: '在庫', en: 'Stock', zh: '库存' },
  5: { ja: '製造', en: 'Production', zh: '生产' },
})

/** 摘要: texts that are written on slips again and again. */
export const commentMaster = master({
  name: 'comment',
  title: { ja: '摘要マスタ', en: 'Comments', zh: '备注语' },
  area: 'master',
  path: '/masterMaint/master/comment',
  key: ['comment_cd'],
  nameField: 'comment_nm',
  fields: {
    comment_cd: code({ ja: '摘要コード', en: 'Comment', zh: '备注代码' }, 10),
    comment_nm: name({ ja: '摘要名', en: 'Short name', zh: '备注名称' }),
    comment_use: choice({ ja: '用途', en: 'Used for', zh: '用途' }, commentUse),
    content: remarks({ ja: '本文', en: 'Text', zh: '内容' }),
  },
  columns: ['comment_cd', 'comment_nm', 'comment_use', 'content'],
  search: ['comment_cd', 'comment_nm', 'comment_use'],
  sort: 'comment_cd',
})
