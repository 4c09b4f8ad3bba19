import { texts } from '#platform/contract/text.ts'

export const supplierForecastTexts = texts({
  make: { ja: '内示作成', en: 'Make forecasts', zh: '生成预告' },
  makeTitle: { ja: '仕入先内示の作成', en: 'Make supplier forecasts', zh: '生成供应商预告' },
  makeBody: {
    ja: '翌月から3か月分の発注見込みを所要量計算から求め、前回と異なる仕入先の新しい版を作成します。注文にはなりません。',
    en: 'Works out by the requirements run what would be ordered in the three months after this one, and makes a new version for every supplier for whom something has changed. Nothing is ordered.',
    zh: '由需求计算求出下月起三个月的订货预计，为有变化的供应商生成新版本。不会形成订单。',
  },
  made: {
    ja: '内示書を {count} 件作成しました。',
    en: '{count} forecasts have been made.',
    zh: '已生成{count}份预告书。',
  },
  mail: { ja: '内示メール', en: 'Mail forecasts', zh: '预告邮件' },
  mailed: {
    ja: '内示書を {count} 件送信しました。',
    en: '{count} forecasts are being mailed.',
    zh: '已发送{count}份预告书。',
  },
  print: { ja: '内示書', en: 'Supplier forecast', zh: '预告书' },
})
