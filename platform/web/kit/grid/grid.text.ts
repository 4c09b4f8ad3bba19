import { texts } from '#platform/contract/text.ts'

export const gridTexts = texts({
  range: { ja: '{from}〜{to} 件目', en: '{from}–{to}', zh: '第 {from}～{to} 条' },
  rangeOfTotal: {
    ja: '全 {total} 件中 {from}〜{to} 件',
    en: '{from}–{to} of {total}',
    zh: '共 {total} 条，第 {from}～{to} 条',
  },
  pageSize: { ja: '1ページの件数', en: 'Rows per page', zh: '每页条数' },
  perPage: { ja: '{n} 件/ページ', en: '{n} / page', zh: '{n} 条/页' },
  fitScreen: { ja: '画面に合わせる', en: 'Fit to screen', zh: '适应屏幕' },
  pages: { ja: 'ページ', en: 'Pages', zh: '分页' },
  previous: { ja: '前のページ', en: 'Previous page', zh: '上一页' },
  next: { ja: '次のページ', en: 'Next page', zh: '下一页' },
  /** The field for the page number stands in the hole. */
  jump: { ja: 'ページ{page}へ移動', en: 'Go to {page}', zh: '前往{page}页' },
  sortBy: { ja: '{column}で並べ替え', en: 'Sort by {column}', zh: '按{column}排序' },
  widthOf: { ja: '{column}の幅', en: 'Width of {column}', zh: '{column}的宽度' },
})
