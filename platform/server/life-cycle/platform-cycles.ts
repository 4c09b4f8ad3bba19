import { sql } from 'drizzle-orm'
import { accessLog, changeHistory } from '../audit/tables.ts'
import { importFile } from '../csv/tables.ts'
import { job, jobLog } from '../jobs/tables.ts'
import { cancelledNumber } from '../numbering/tables.ts'
import { taxLaw, taxLawLongest, type LifeCycle } from './life-cycle.ts'

/**
 * What the platform writes down of everything that happens. What is evidence (status history, prints, stored files) has no
 * end: the database refuses to delete it.
 */
export const platformCycles: readonly LifeCycle[] = [
  {
    table: accessLog,
    title: { ja: 'アクセス記録', en: 'Access log', zh: '访问记录' },
    age: accessLog.at,
    least: 3,
    initial: { action: '0', months: 36 },
  },
  {
    table: changeHistory,
    title: { ja: '変更履歴', en: 'Change history', zh: '变更历史' },
    age: changeHistory.at,
    goesWhen: sql`EXISTS (SELECT FROM change_history later
      WHERE later.company_cd = ${changeHistory.company_cd} AND later.table_nm = ${changeHistory.table_nm}
        AND later.row_key = ${changeHistory.row_key} AND later.history_no > ${changeHistory.history_no})`,
    stays: {
      ja: '各データの最後の変更は残ります。',
      en: 'The last change of each record stays.',
      zh: '保留每条数据的最后一次变更。',
    },
    least: 12,
    legal: taxLaw,
    initial: { action: '0', months: taxLawLongest },
  },
  {
    table: job,
    title: { ja: '処理の記録', en: 'Log of a job', zh: '处理记录' },
    age: job.create_dt,
    goesWhen: sql`${job.end_dt} IS NOT NULL`,
    stays: {
      ja: '待機中・実行中の処理は残ります。',
      en: 'What waits or runs stays.',
      zh: '保留等待中和执行中的处理。',
    },
    parts: [jobLog],
    least: 1,
    initial: { action: '1', months: 1 },
  },
  {
    table: importFile,
    title: { ja: '取込ファイルの記録', en: 'Imported files', zh: '导入文件记录' },
    age: importFile.imported_at,
    stays: {
      ja: '削除した後は、同じファイルをもう一度取り込めます。',
      en: 'Afterwards the same file can be imported once more.',
      zh: '删除后，可再次导入相同的文件。',
    },
    least: 12,
    initial: { action: '0', months: 60 },
  },
  {
    table: cancelledNumber,
    title: { ja: '取消番号', en: 'Cancelled numbers', zh: '取消编号' },
    age: cancelledNumber.cancelled_at,
    stays: {
      ja: '削除した後も、取消番号が再び発行されることはありません。',
      en: 'Deleted or not, a cancelled number is never issued again.',
      zh: '删除后，取消编号也不会再次发放。',
    },
    least: 12,
    legal: taxLaw,
    initial: { action: '0', months: taxLawLongest },
  },
]
