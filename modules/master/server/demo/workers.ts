import type { RecordFor } from '#platform/server/master/fill-master.ts'
import type { qualificationMaster, workerMaster, workerQualificationMaster } from '../../contract/worker.ts'

/** Who works at the machines, and what each has learnt. */
const people = [
  ['W001', '山口 大輔', 'ヤマグチ ダイスケ'],
  ['W002', '長谷川 修', 'ハセガワ オサム'],
  ['W003', '小川 美穂', 'オガワ ミホ'],
  ['W004', '石田 和也', 'イシダ カズヤ'],
  ['W005', '前田 千夏', 'マエダ チナツ'],
  ['W006', '藤井 剛', 'フジイ ツヨシ'],
  ['W007', '岡本 真一', 'オカモト シンイチ'],
  ['W008', '後藤 麻衣', 'ゴトウ マイ'],
  ['W009', '村上 亮', 'ムラカミ リョウ'],
  ['W010', '坂本 健二', 'サカモト ケンジ'],
  ['W011', '遠藤 沙織', 'エンドウ サオリ'],
  ['W012', '青木 拓也', 'アオキ タクヤ'],
  ['W013', '西村 浩二', 'ニシムラ コウジ'],
  ['W014', '福田 由紀', 'フクダ ユキ'],
  ['W015', '太田 誠', 'オオタ マコト'],
  ['W016', '三浦 翔', 'ミウラ ショウ'],
  ['W017', '岡田 恵', 'オカダ メグミ'],
  ['W018', '松田 勇', 'マツダ イサム'],
  ['W019', '中川 智子', 'ナカガワ トモコ'],
  ['W020', '中野 貴之', 'ナカノ タカユキ'],
  ['W021', '原田 進', 'ハラダ ススム'],
  ['W022', '小野 彩', 'オノ アヤ'],
  ['W023', '田村 雅人', 'タムラ マサト'],
  ['W024', '竹内 直樹', 'タケウチ ナオキ'],
  ['W025', '金子 優', 'カネコ ユウ'],
  ['W026', '和田 正', 'ワダ タダシ'],
  ['W027', '中山 奈々', 'ナカヤマ ナナ'],
  ['W028', 'グエン・ヴァン・ナム', 'グエン・ヴァン・ナム'],
  ['W029', '﨑山 徹', 'サキヤマ トオル'],
  ['W030', '髙木 洋子', 'タカギ ヨウコ'],
] as const
export const workerRecords: readonly RecordFor<typeof workerMaster>[] = people.map(
  ([worker_cd, worker_nm, kana], at) => ({
    worker_cd,
    worker_nm,
    kana,
    badge_no: `B${worker_cd.slice(1)}`,
    parallel: at < 6 ? 2 : 1,
    cost_per_hour: String(2200 + ((at * 37) % 9) * 150),
    calendar_cd: 'FAC',
  }),
)

const qualifications = [
  ['Q10', 'NC旋盤オペレーター'],
  ['Q20', 'マシニングオペレーター'],
  ['Q30', '研削'],
  ['Q40', '組立'],
  ['Q50', '完成検査員'],
] as const
export const qualificationRecords: readonly RecordFor<typeof qualificationMaster>[] = qualifications.map(
  ([qualification_cd, qualification_nm]) => ({
    qualification_cd,
    qualification_nm,
  }),
)
export const workerQualificationRecords: readonly RecordFor<typeof workerQualificationMaster>[] = people.map(
  ([worker_cd], at) => ({
    worker_cd,
    qualification_cd: qualifications[at % qualifications.length]?.[0],
    level: 1 + (at % 4),
    valid_from_dt: `${2015 + (at % 9)}-04-01`,
    valid_to_dt: at % 5 === 4 ? '2028-03-31' : '',
  }),
)
