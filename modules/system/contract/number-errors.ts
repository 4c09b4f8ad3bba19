import { errors } from '#platform/contract/errors.ts'

/** Numbers that cannot be given (specification section 8, without a number of its own). */
export const numberErrors = errors({
  BIZ_SLIP_NO_CONTROL_MISSING: {
    ja: '伝票番号管理が登録されていません。（区分：{name}）伝票番号管理マスタに登録してください。',
    en: 'Slip number control is not registered ({name}). Register it in the slip number master.',
    zh: '未登记单据编号管理。（区分：{name}）请在单据编号管理中登记。',
  },
  BIZ_SLIP_NO_GET_FAILED: {
    ja: '伝票番号を取得できませんでした。「{name}」の番号が終了値（{max}）に達しています。伝票番号管理で終了値または接頭辞を変更してください。',
    en: 'Could not get a slip number: the numbers of "{name}" have reached their end ({max}). Change the end or the prefix in the slip number master.',
    zh: '无法获取单据编号：“{name}”的编号已达到结束值（{max}）。请在单据编号管理中修改结束值或前缀。',
  },
  BIZ_DATA_NO_FAILED: {
    ja: 'データ番号を取得できませんでした。（区分：{name}）データ種別ID管理で終了値を確認してください。',
    en: 'Could not get a data number ({name}). Check the end in the data kind ID control.',
    zh: '无法获取数据编号。（区分：{name}）请在数据类别ID管理中确认结束值。',
  },
  NUM_RANGE: {
    ja: '終了値は「開始値＋増分」以上にしてください。',
    en: 'The end must be at least start + step.',
    zh: '结束值须不小于“开始值＋增量”。',
  },
  NUM_DIGITS: {
    ja: '桁数は終了値の桁数以上にしてください。',
    en: 'There must be at least as many digits as the end has.',
    zh: '位数不能少于结束值的位数。',
  },
  NUM_PREFIX: {
    ja: '接頭辞に使えるのは、半角の英大文字・数字・記号（. _ / + # -）と {yyyy} {yy} {MM} {dd} です。',
    en: 'A prefix has capitals, digits, . _ / + # - and {yyyy} {yy} {MM} {dd}.',
    zh: '前缀只能使用半角大写字母、数字、符号（. _ / + # -）以及 {yyyy} {yy} {MM} {dd}。',
  },
  NUM_PERIOD_IN_PREFIX: {
    ja: '番号が重複しないよう、リセットの単位（年・月・日）を接頭辞に入れてください。',
    en: 'Put the year, month or day at which it starts again into the prefix, or numbers would repeat.',
    zh: '为避免编号重复，请在前缀中加入重置单位（年、月、日）。',
  },
  NUM_IN_USE: {
    ja: '「{name}」はすでに採番しているため、開始値とリセットは変更できません。新しい採番区分を登録してください。',
    en: 'Numbers of "{name}" have been issued: the start and when it starts again cannot be changed. Register a new series.',
    zh: '“{name}”已开始编号，不能修改开始值和重置方式。请登记新的编号区分。',
  },
  NUM_END_PASSED: {
    ja: '「{name}」は{last}まで採番しています。終了値は{last}以上にしてください。',
    en: 'Numbers of "{name}" have reached {last}: the end must not be below it.',
    zh: '“{name}”已编号至{last}，结束值不能小于{last}。',
  },
  NUM_DATA_KIND: {
    ja: 'データ種別は 010・030・035・040・050 のいずれかです。',
    en: 'A data kind is one of 010, 030, 035, 040 and 050.',
    zh: '数据类别只能是010、030、035、040、050之一。',
  },
  NUM_DATA_KIND_NEEDED: {
    ja: '「{name}」はシステムが採番に使うため停止・廃止できません。',
    en: '"{name}" is needed by the system and cannot be stopped or discontinued.',
    zh: '“{name}”由系统用于编号，不能停用或作废。',
  },
})
