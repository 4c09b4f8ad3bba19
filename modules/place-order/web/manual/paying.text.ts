import type { Manual } from '#platform/web/module/manual.ts'
import { correctPurchase, postPurchase, settlePrices } from '../../contract/purchase/purchase-calls.ts'
import { purchaseSlip } from '../../contract/purchase/purchase-slip.ts'
import {
  closeSuppliers,
  mailStatements,
  withdrawStatement,
} from '../../contract/statement/statement-calls.ts'
import { recordPayment, takeBackPayment } from '../../contract/statement/payment-calls.ts'
import { makeTransfer } from '../../contract/statement/transfer-calls.ts'

/** What the manual says of purchases, and of what is paid. */
export const payingManual: Manual = {
  purchase: {
    purpose: {
      ja: '仕入を登録・計上します。',
      en: 'Enters and posts purchases.',
      zh: '录入采购并入账。',
    },
    steps: [
      {
        ja: '検収でできた伝票を開き、仕入先の納品書と単価・数量を照らし合わせます。',
        en: 'Open the slip that came from the acceptance, and compare it with the supplier’s.',
        zh: '打开验收生成的单据，与供应商送货单核对单价和数量。',
      },
      {
        ja: '計上します。計上後に直すときは訂正（赤黒）を使います。',
        en: 'Post it. A posted slip is corrected by red and black.',
        zh: '入账。入账后修改时使用红黑更正。',
      },
    ],
    calls: [purchaseSlip.endpoints.doEdit, postPurchase, correctPurchase],
  },
  purchaseList: {
    purpose: { ja: '仕入の伝票を探します。', en: 'Finds purchases.', zh: '查找采购入账单据。' },
    steps: [
      {
        ja: '計上日・仕入先・状態で検索します。',
        en: 'Search by day, supplier and status.',
        zh: '按入账日期、供应商、状态搜索。',
      },
    ],
  },
  purchaseLineList: {
    purpose: {
      ja: '仕入を明細で確認し、仮単価の行に決まった単価を入れます。',
      en: 'Shows purchases by line, and settles provisional prices.',
      zh: '按明细查看采购入账，为暂定单价的行填入确定单价。',
    },
    steps: [
      {
        ja: '仕入先・品目で検索し、行を選んで単価を確定します。',
        en: 'Search by supplier and item, tick lines, and settle their prices.',
        zh: '按供应商、物料搜索，选择行确定单价。',
      },
    ],
    calls: [settlePrices],
  },
  supplierStatement: {
    purpose: {
      ja: '支払を締め、支払通知書と振込データを作成します。',
      en: 'Closes what suppliers are owed; makes the notices and the bank’s transfer file.',
      zh: '进行付款结账，生成付款通知和转账数据。',
    },
    steps: [
      {
        ja: '締切日を入力し、印の付いた仕入先（その日が締日のもの）と金額を確かめて締めます。',
        en: 'Type the closing date; those whose closing day it is are ticked. Look at their amounts, and close.',
        zh: '输入截止日，确认已勾选的供应商（当日为结账日）和金额后结账。',
      },
      {
        ja: '支払通知書を印刷するかメールで送り、支払日に振込データを作成します。',
        en: 'Print or mail the notices, and make the transfer file for the day of payment.',
        zh: '打印或邮件发送付款通知，并生成付款日的转账数据。',
      },
      {
        ja: '口座振替や現金などで支払ったものは、支払登録で支払日と支払方法を登録します。',
        en: 'What is paid by debit, cash or otherwise is recorded with its day and method.',
        zh: '以自动扣款、现金等方式付款的，在登记付款中登记付款日和付款方式。',
      },
    ],
    calls: [closeSuppliers, withdrawStatement, mailStatements, makeTransfer, recordPayment, takeBackPayment],
  },
  supplierAccount: {
    purpose: {
      ja: '仕入先の請求明細を、自社の仕入と照合します。',
      en: 'Lays a supplier’s own statement beside our purchases.',
      zh: '将供应商的请款明细与本公司采购入账核对。',
    },
    steps: [
      {
        ja: '仕入先と期間を選び、ファイルを読み込みます。',
        en: 'Choose supplier and period, and read the file.',
        zh: '选择供应商和期间，读取文件。',
      },
      {
        ja: '一致しない行を手で対応させるか、理由を付けて処理します。',
        en: 'Pair what does not agree by hand, or settle it with a reason.',
        zh: '不一致的行手工对应，或注明原因后处理。',
      },
    ],
  },
  supplierAccountMatching: {
    purpose: {
      ja: '仕入先の明細ファイルの列と項目の対応を登録します。',
      en: 'Says which column of a supplier’s file belongs to which field.',
      zh: '登记供应商明细文件的列与字段的对应。',
    },
    steps: [
      {
        ja: '見本のファイルを読み込み、列と項目を対応させて登録します。',
        en: 'Read a sample, match columns and fields, and save.',
        zh: '读取样本文件，将列与字段对应后登记。',
      },
    ],
  },
}
