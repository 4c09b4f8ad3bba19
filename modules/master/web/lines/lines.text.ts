import { texts } from '#platform/contract/text.ts'

export const linesTexts = texts({
  open: { ja: '一括入力', en: 'Enter as lines', zh: '批量录入' },
  title: { ja: '{title}：一括入力', en: '{title}: enter as lines', zh: '{title}：批量录入' },
  fromDay: { ja: '新しい行の適用開始日', en: 'New lines hold from', zh: '新行生效日期' },
  help: {
    ja: 'Excelの表をコピーして、そのまま貼り付けられます。順序と適用開始日が空白の行には、保存時に値が入ります。',
    en: 'Copy a range in Excel and paste it here. Blank sequences and days are filled in when you save.',
    zh: '可直接粘贴Excel复制的区域。空白的顺序和生效日期在保存时自动填写。',
  },
  twice: {
    ja: '同じ品目が2行以上あります：{items}。意図したものであれば、そのまま保存できます。',
    en: 'Twice in the lines: {items}. If that is meant, save it as it is.',
    zh: '同一物料有多行：{items}。如为有意，可直接保存。',
  },
  nothing: { ja: '変更はありません。', en: 'Nothing has changed.', zh: '没有变更。' },
  saved: {
    ja: '{item} の明細を保存しました。',
    en: 'The lines of {item} have been saved.',
    zh: '已保存{item}的明细。',
  },
})
