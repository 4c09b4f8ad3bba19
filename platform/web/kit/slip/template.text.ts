import { texts } from '#platform/contract/text.ts'

export const templateTexts = texts({
  templates: { ja: 'ひな形', en: 'Templates', zh: '模板' },
  name: { ja: '名前', en: 'Name', zh: '名称' },
  lines: { ja: '行数', en: 'Rows', zh: '行数' },
  sharedBy: { ja: '共有', en: 'Shared', zh: '共享' },
  none: {
    ja: 'ひな形はまだありません。よく使う内容を入力して、名前を付けて保存します。',
    en: 'There are no templates yet. Enter what you often need and save it under a name.',
    zh: '尚无模板。输入常用内容并命名保存即可。',
  },
  noneHere: {
    ja: 'ひな形はまだありません。',
    en: 'There are no templates yet.',
    zh: '尚无模板。',
  },
  hint: {
    ja: '選ぶと、同じヘッダーと明細で新しい伝票が始まります。日付と番号は引き継ぎません。',
    en: 'A new slip begins with the same header and lines, without its dates and numbers.',
    zh: '选择后将以相同的表头和明细开始新单据，不带入日期和编号。',
  },
  begin: { ja: 'このひな形で始める', en: 'Begin with it', zh: '以此开始' },
  drop: { ja: 'ひな形を削除', en: 'Delete the template', zh: '删除模板' },
  keep: { ja: '入力中の内容を保存', en: 'Save what is entered', zh: '保存当前内容' },
  share: { ja: '工場の全員が使える', en: 'For everybody at the factory', zh: '工厂全员可用' },
  kept: {
    ja: 'ひな形「{name}」を保存しました。',
    en: 'The template "{name}" has been saved.',
    zh: '模板“{name}”已保存。',
  },
  begun: {
    ja: 'ひな形「{name}」の内容を入れました。',
    en: 'Filled in from the template "{name}".',
    zh: '已填入模板“{name}”的内容。',
  },
})
