import type { Manual } from '#platform/web/module/manual.ts'
import { exportAgain, exportJournal } from '../../contract/journal/journal-calls.ts'
import { exportPurchaseJournal, exportPurchasesAgain } from '../../contract/journal/purchase-journal-calls.ts'

/** What the manual says of the files for the accounting package. */
export const journalManual: Manual = {
  journalExport: {
    purpose: {
      ja: '売上・返品・請求・入金を、会計ソフトに取り込む仕訳のCSVに出力します。',
      en: 'Writes sales, returns, statements and receipts as a CSV file that the accounting package reads.',
      zh: '将销售、退货、账单、收款导出为会计软件可读取的分录CSV。',
    },
    steps: [
      {
        ja: '対象月と会計ソフトを選び、仕訳数と金額を確認して出力します。',
        en: 'Choose the month and the package, look at the number of entries and the amounts, and export.',
        zh: '选择对象月份和会计软件，确认分录数和金额后导出。',
      },
      {
        ja: '出力したファイルを会計ソフトで取り込みます。なくしたときは、一覧から再出力します。',
        en: 'Read the file into the package. If it was lost, export it again from the list.',
        zh: '将导出的文件导入会计软件。文件丢失时，可从列表重新导出。',
      },
    ],
    rules: [
      {
        ja: '一度出力した仕訳は、次の出力には含まれません。出力後に取り消し・訂正した伝票は、差額だけが出力されます。',
        en: 'An entry is exported once. Of slips that were taken back or corrected since, only the difference follows.',
        zh: '已导出的分录不会再次导出。导出后取消或更正的单据只导出差额。',
      },
      {
        ja: '消費税は伝票ごとに計算し、請求書で1回だけ端数処理した税額との差を締切日の仕訳にします。',
        en: 'Tax is that of each slip; what the statement, rounded once, says differently is an entry of its closing date.',
        zh: '消费税按单据计算，与账单一次性舍入后的税额之差作为结账日的分录。',
      },
      {
        ja: '勘定奉行の形式では、使用する勘定科目のコードが仕訳科目に必要です。',
        en: 'Kanjo Bugyo needs the codes of the accounts in use, under journal accounts.',
        zh: '勘定奉行格式需要在分录科目中登记所用科目的代码。',
      },
    ],
    calls: [exportJournal, exportAgain],
  },
  purchaseJournal: {
    purpose: {
      ja: '仕入・返品・支払通知を、会計ソフトに取り込む仕訳のCSVに出力します。',
      en: 'Writes purchases, returns and suppliers’ statements as a CSV file that the accounting package reads.',
      zh: '将采购、退货、付款通知导出为会计软件可读取的分录CSV。',
    },
    steps: [
      {
        ja: '対象月と会計ソフトを選び、仕訳数と金額を確認して出力します。',
        en: 'Choose the month and the package, look at the number of entries and the amounts, and export.',
        zh: '选择对象月份和会计软件，确认分录数和金额后导出。',
      },
      {
        ja: '出力したファイルを会計ソフトで取り込みます。なくしたときは、一覧から再出力します。',
        en: 'Read the file into the package. If it was lost, export it again from the list.',
        zh: '将导出的文件导入会计软件。文件丢失时，可从列表重新导出。',
      },
    ],
    rules: [
      {
        ja: '登録番号のない仕入先の消費税は、受領日の控除割合で計算した税額です。控除できない分は仕入高に含まれます。',
        en: 'Of a supplier without a number the tax is the share that holds on the day of receipt; the rest belongs to the cost.',
        zh: '未登记供应商的消费税按收货日的抵扣比例计算，不可抵扣部分计入采购成本。',
      },
      {
        ja: '外注加工費と有償支給は、仕入高とは別の科目になります。科目の名前とコードは仕訳科目に登録します。',
        en: 'Outside processes and supply for pay have accounts of their own. Journal accounts have names and codes.',
        zh: '外协加工费和有偿供料使用采购成本以外的科目。科目名称和代码在分录科目中登记。',
      },
      {
        ja: '仕入先への支払いは出力されません。',
        en: 'Payments to suppliers are not exported.',
        zh: '向供应商的付款不导出。',
      },
    ],
    calls: [exportPurchaseJournal, exportPurchasesAgain],
  },
  journal_account: {
    purpose: {
      ja: '仕訳に使う勘定科目の名前とコードを、会計ソフトに合わせて登録します。',
      en: 'Names the accounts of the journal as the accounting package does.',
      zh: '按会计软件登记分录所用科目的名称和代码。',
    },
    steps: [
      {
        ja: '用途ごとに、勘定科目名と勘定科目コードを登録します。登録のない用途は、用途の名前で出力されます。',
        en: 'Enter name and code for each use. Without a record an account is called by its use.',
        zh: '按用途登记科目名称和科目代码。未登记的用途按用途名称导出。',
      },
      {
        ja: '取引先ごとに残高を管理する科目は、取引先を補助科目にします。',
        en: 'Accounts whose balance is kept by customer get the customer as sub-account.',
        zh: '按客户管理余额的科目，以客户作为辅助科目。',
      },
    ],
  },
}
