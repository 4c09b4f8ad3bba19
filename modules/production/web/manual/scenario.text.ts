import type { Manual } from '#platform/web/module/manual.ts'
import {
  addScenarioChange,
  adoptScenario,
  calculateScenarios,
  copyScenario,
  removeScenario,
  removeScenarioChange,
} from '../../contract/scenario/scenario-calls.ts'

/** What the manual says of plans beside each other. */
export const scenarioManual: Manual = {
  productionPlanScenario: {
    purpose: {
      ja: '残業・設備停止・受注の優先・ロット条件などを変えた計画を、今の計画と並べて比べます。採用するまで計画は変わりません。',
      en: 'Sets plans with overtime, a machine down, an urgent order or another lot rule beside the present one. Until one is adopted, the plan does not change.',
      zh: '将加班、停机、订单优先、批量条件等变更后的计划与当前计划并列比较。采用之前计划不会改变。',
    },
    steps: [
      {
        ja: '条件を追加します。新しい条件には名前を付け、種類と内容を入力します。1つの条件に複数の変更を追加できます。',
        en: 'Add a change: name a new scenario, then say what is other than it is. A scenario can have several changes.',
        zh: '添加条件。为新方案命名，并输入种类和内容。一个方案可包含多项变更。',
      },
      {
        ja: '「計算」を実行します。現計画とすべての条件を同時点のデータで計算し、終わった条件から表に出ます。',
        en: 'Calculate: the present plan and all scenarios are worked out from the same data, and fill the table one by one.',
        zh: '执行“计算”。当前计划和所有方案按同一时点的数据计算，完成后依次显示在表中。',
      },
      {
        ja: '遅れ、負荷率、在庫金額、段取などを比べます。数字の右は現計画との差です。条件を選ぶと、完了日が変わる受注が下に出ます。',
        en: 'Compare delays, load, stock value and set-up; behind each figure stands its difference from the present plan. Below are the orders that the chosen scenario ends on another day.',
        zh: '比较延迟、负荷率、库存金额、换产等，数字右侧为与当前计划的差。选择方案后，下方显示完工日变化的订单。',
      },
      {
        ja: '届いた内示・受注のファイルは、取込画面の「計画への影響」から取り込む前に試せます。変わる需要・発注予定・見直す発注・増える余剰在庫が下に出ます。',
        en: 'A file of forecasts or orders is tried before it is imported, by “Effect on the plan” of its import. Below stand the demand, the purchases and the orders to suppliers that change, and what stock is left over.',
        zh: '收到的预示、订单文件可在导入页面通过“对计划的影响”在导入前试算。下方显示变化的需求、采购预定、需调整的采购订单以及增加的剩余库存。',
      },
      {
        ja: '条件を選んで採用します。変更がマスタと計画の設定に登録され、一括計画が実行されます。',
        en: 'Choose a scenario and adopt it: its changes are entered for real, and bulk planning runs.',
        zh: '选择方案并采用。变更将登记到主数据和计划设置，并执行批量计划。',
      },
    ],
    rules: [
      {
        ja: '計算は一括計画と同じ方法で行い、結果だけを残します。採用後の計画は、ほかに変更がなければ計算結果と同じです。',
        en: 'A scenario is planned as bulk planning would, and only its figures are kept. What is adopted comes out as calculated, as long as nothing else has changed.',
        zh: '计算方法与批量计划相同，只保留结果。若无其他变更，采用后的计划与计算结果一致。',
      },
      {
        ja: '条件は5件まで、1つの条件の変更は20件までです。内容を変えた条件は計算し直してから採用します。',
        en: 'There are at most five scenarios with at most twenty changes each. A changed scenario is calculated again before it is adopted.',
        zh: '方案最多5个，每个方案最多20项变更。变更内容后须重新计算才能采用。',
      },
      {
        ja: '残業・停止の採用には設備、ロット条件の採用には品目、ファイルの採用には受注の登録権限も必要です。',
        en: 'To adopt overtime or downtime one must also be allowed to change machines; for a lot rule, items; for a file, orders.',
        zh: '采用加班、停机还需要设备的登记权限，采用批量条件还需要物料的登记权限，采用文件还需要订单的登记权限。',
      },
      {
        ja: '余剰在庫は、計画期間の終わりに使い道がなく、安全在庫を超える在庫の金額です。',
        en: 'Left over is what nobody wants within the horizon, beyond the safety stock, at present unit costs.',
        zh: '剩余库存为计划期末无用途且超过安全库存的库存金额。',
      },
      {
        ja: '在庫金額は、所要量計算による30日後の引当可能な在庫に、今の評価単価を掛けた金額です。設備の割り付けでは変わりません。在庫を見る権限のない人には表示されません。',
        en: 'The value is that of stock without allocation at present unit costs, by the requirements: the schedule does not move it. Those who may not see stock do not see it.',
        zh: '库存金额为需求计算得出的30天后未预留库存乘以当前评估单价，不随设备排程变化。无库存查看权限者不显示。',
      },
    ],
    calls: [
      ...[addScenarioChange, removeScenarioChange, copyScenario],
      ...[removeScenario, calculateScenarios, adoptScenario],
    ],
  },
}
