import type { Language } from '#platform/contract/text.ts'

/**
 * Where the same Japanese words mean two things, or a command and a state, each has its own English and Chinese. Everything else has
 * one word in each language.
 */
export const senses: Readonly<Record<string, readonly (readonly [en: string, zh: string])[]>> = {
  '{count}件': [
    ['{count|# line|# lines}', '{count}行'],
    ['{count}', '{count}项'],
  ],
  '{days}日遅れ': [
    ['{days|# day|# days} behind', '落后{days}天'],
    ['{days|# day|# days} late', '延迟{days}天'],
  ],
  すべて閉じる: [
    ['Close all', '全部关闭'],
    ['Close all', '全部折叠'],
  ],
  なし: [
    ['No', '否'],
    ['None', '无'],
  ],
  中止: [
    ['Cancel', '中止'],
    ['Cancelled', '中止'],
    ['Cancelled', '已中止'],
  ],
  入荷: [
    ['Arrival', '到货'],
    ['Receiving', '到货'],
  ],
  出荷: [
    ['Delivery', '出货'],
    ['Shipping', '出货'],
  ],
  保存: [
    ['Download', '下载'],
    ['Save', '保存'],
  ],
  停止: [
    ['Downtime', '停机'],
    ['Stop', '停用'],
    ['Stopped', '停止'],
    ['Stopped', '停用'],
  ],
  元に戻す: [
    ['Revert', '全部还原'],
    ['Undo', '撤销'],
  ],
  入力欄: [
    ['Fields', '输入栏'],
    ['While typing', '输入时'],
  ],
  入力済: [
    ['Counted', '已录入'],
    ['Entered', '已录入'],
  ],
  区分: [
    ['Code', '区分'],
    ['Kind', '区分'],
    ['Status', '状态'],
    ['Table', '区分'],
  ],
  印刷: [
    ['Print', '打印'],
    ['Printed', '已打印'],
  ],
  参照: [
    ['Look up', '参照'],
    ['Read', '查看'],
  ],
  受入拒否: [
    ['Turn away', '拒收'],
    ['Turned away', '已拒收'],
  ],
  取消: [
    ['Cancel', '取消'],
    ['Cancelled', '已取消'],
    ['Reversal', '红冲'],
    ['Reverse', '红冲'],
  ],
  受注: [
    ['For an order', '按订单'],
    ['Order', '销售订单'],
  ],
  在庫: [
    ['For stock', '备库'],
    ['Stock', '库存'],
  ],
  在庫管理: [
    ['Kept in stock', '库存管理'],
    ['Stock management', '库存管理'],
  ],
  変更: [
    ['Changed', '修改'],
    ['Edit', '修改'],
  ],
  廃止: [
    ['Discontinue', '作废'],
    ['Discontinued', '作废'],
  ],
  棚卸終了: [
    ['End', '结束盘点'],
    ['Ended', '盘点结束'],
  ],
  棚卸開始: [
    ['Start', '开始盘点'],
    ['Started', '盘点开始'],
  ],
  登録: [
    ['Created', '新建'],
    ['Save', '保存'],
  ],
  品目: [
    ['Item', '物料'],
    ['items', '个物料'],
  ],
  ロット: [
    ['Lot', '批次'],
    ['lots', '批'],
  ],
  有効: [
    ['Valid', '有效'],
    ['Open', '有效'],
  ],
  打切: [
    ['Close', '强制结案'],
    ['Closed', '强制结案'],
  ],
  発注: [
    ['Issue', '下单'],
    ['Purchase order', '采购订单'],
    ['Purchasing', '采购'],
  ],
  振込元口座: [
    ['Paying account', '付款账户'],
    ['Paying accounts', '付款账户'],
  ],
  生産計画: [
    ['Planning', '生产计划'],
    ['Production', '生产计划'],
  ],
  計画: [
    ['Plan', '计划'],
    ['Planning', '计划'],
    ['Plans', '计划'],
  ],
  確定: [
    ['Confirm', '确认'],
    ['Confirmed', '已确定'],
    ['Confirmed', '已确认'],
  ],
  終了: [
    ['End', '结束'],
    ['Ended', '结束'],
  ],
  表示: [
    ['Display', '显示'],
    ['Show', '显示'],
  ],
}

/** A word that is not ours, and the one that is. */
export interface Stray {
  readonly language: Language
  readonly word: RegExp
  readonly instead: string
  /** Only where the Japanese text speaks of it. */
  readonly about?: RegExp
}

export const strays: readonly Stray[] = [
  { language: 'ja', word: /！|!/, instead: 'no exclamation mark' },
  { language: 'ja', word: /(?<!折り)たたむ/, instead: '折りたたむ', about: /メニュー/ },
  { language: 'ja', word: /要求番号/, instead: 'リクエスト番号' },
  { language: 'ja', word: /合う/, instead: '一致する', about: /条件に/ },
  { language: 'en', word: /abolish/i, instead: 'discontinue' },
  { language: 'en', word: /facilit(y|ies)/i, instead: 'machine' },
  { language: 'en', word: /\bin force\b/i, instead: 'effective', about: /適用/ },
  { language: 'en', word: /personal cent(er|re)/i, instead: 'personal settings' },
  { language: 'en', word: /\b(operations?|steps?)\b/i, instead: 'process', about: /^(?=.*工程)(?!.*作業)/ },
  { language: 'en', word: /\bdivisions?\b/i, instead: 'movement type', about: /受払区分/ },
  {
    language: 'en',
    word: /^(?!.*(allocat|promise|reserv|peg))/i,
    instead: 'allocation',
    about: /引当(数|可能)/,
  },
  { language: 'zh', word: /画面|界面/, instead: '页面' },
  { language: 'zh', word: /品目/, instead: '物料' },
  { language: 'zh', word: /物料代码/, instead: '物料编码' },
  { language: 'zh', word: /换线/, instead: '换型' },
  { language: 'zh', word: /废止|停产/, instead: '作废' },
  { language: 'zh', word: /批号/, instead: '批次' },
  { language: 'zh', word: /冲销/, instead: '红冲' },
  { language: 'zh', word: /使用处/, instead: '反查' },
  { language: 'zh', word: /新增/, instead: '新建' },
  { language: 'zh', word: /现品/, instead: '物料标签' },
  { language: 'zh', word: /卷积/, instead: '卷算' },
  { language: 'zh', word: /完整性检查/, instead: '一致性检查' },
  { language: 'zh', word: /前期结存/, instead: '期初结存' },
  { language: 'zh', word: /收发区分/, instead: '收发类型' },
  { language: 'zh', word: /分配/, instead: '预留', about: /引当/ },
  { language: 'zh', word: /挂接/, instead: '关联', about: /紐付/ },
]
