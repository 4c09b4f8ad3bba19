import type { Manual } from '#platform/web/module/manual.ts'
import { applyMoves } from '../../contract/gantt/move-calls.ts'
import { undoMoves } from '../../contract/gantt/applied-moves.ts'
import { checkSplit } from '../../contract/gantt/split-calls.ts'

/** What the manual says of the plan on its machines. */
export const ganttManual: Manual = {
  productionPlan: {
    purpose: {
      ja: '計画と製造指図を、設備・作業者・受注・品目ごとに時間の上に示します。',
      en: 'Shows plans and work orders over time, by machine, worker, order or item.',
      zh: '按设备、作业员、订单或物料，在时间轴上显示计划和生产指令。',
    },
    steps: [
      {
        ja: '表示単位を選び、受注・得意先・品目で絞り込みます。遅れだけも表示できます。',
        en: 'Choose what the lanes are; filter by order, customer or item, or show only what is late.',
        zh: '选择显示单位，按订单、客户、物料筛选，也可只显示延迟。',
      },
      {
        ja: '矢印で作業から作業へ移り、拡大・縮小します。選んだ作業の前後の工程が、構成部品の計画・製造指図まで線でつながります。赤い線は完了を決めている流れです。',
        en: 'Move from bar to bar with the arrows, and zoom; lines lead from the chosen one to what is before and behind it, plans and work orders of its parts included; red ones decide when it ends.',
        zh: '用方向键在作业间移动，并可放大缩小。所选作业的前后工序（包括零件的计划和生产指令）以线相连，红线为决定完工时间的路径。',
      },
      {
        ja: '選んだ作業を開くと、計画の計算根拠または製造指図の内容が見られます。遅れる計画では理由・待っている部品・時間の内訳が分かり、打ち手を計画の比較で試せます。',
        en: 'Open the chosen one to see the plan’s arithmetic or the work order. Of a late plan it says why, for which part it waits and where the time goes, and what might help is tried in the plan comparison.',
        zh: '打开所选作业，可查看计划的计算依据或生产指令的内容。延迟的计划会显示原因、等待的零件和时间构成，并可在计划比较中试算对策。',
      },
      {
        ja: '選んだ計画の工程を、Shiftと矢印またはドラッグで別の日時・設備へ移します。コントロールキーと左右の矢印で、前後の作業と順番を入れ替えます。ドラッグ中は、ほかに動く工程が破線で示され、Escでやめられます。重なる工程は後ろへずらすか、空いている設備も使うかを選べます。適用すると計画に反映されます。',
        en: 'Move a chosen process of a plan to another time or machine with Shift and the arrows, or by dragging; the control key with left or right swaps it with its neighbour. While it is dragged, what else would move has a dashed edge, and Esc gives it up; what is in the way goes later, or to a free machine, too, as chosen above. Apply to keep it.',
        zh: '用Shift加方向键或拖动，将所选计划的工序移到其他时间或设备。用控制键加左右方向键与前后作业交换顺序。拖动时，其他会变动的工序以虚线显示，按Esc可放弃。重叠的工序可选择向后顺延，或也使用空闲设备。应用后生效。',
      },
      {
        ja: '「元に戻す」「やり直す」は、適用前の移動だけでなく、自分が適用した移動にも使えます。サインインし直したあとでも戻せます。その後にほかの人や一括計画が動かした工程、固定・確定した計画はそのまま残り、画面に示されます。分割を適用すると、それより前の移動は戻せません。',
        en: 'Undo and redo work on moves that are not applied and on those that you have applied, also after signing in again. What others or a run have moved since, and plans that are locked or confirmed, stay and are named. Behind a split that is applied nothing is undone.',
        zh: '“撤销”“重做”既可用于未应用的移动，也可用于自己已应用的移动，重新登录后也可撤销。之后由他人或批量计划移动的工序、已锁定或确定的计划保持不变，并显示在页面上。应用拆分后，之前的移动不能再撤销。',
      },
      {
        ja: '選んだ計画の工程の右端をドラッグするか、「長くする」「短くする」のキーを押すと、所要時間が変わります。後ろの工程は順に場所を空けます。変えた所要時間は、固定を解除するか数量が変わるまで一括計画でも使われます。',
        en: 'Drag the right end of a chosen process of a plan, or press the keys for longer and shorter, to change how long it takes; what comes after it makes room. Runs keep that length until the plan is unlocked or its quantity changes.',
        zh: '拖动所选计划工序的右端，或按“延长”“缩短”键，可改变所需时间，后面的工序会依次让出位置。在解除锁定或数量变更之前，批量计划也使用该时间。',
      },
      {
        ja: '計画の工程を選んで分割すると、計画の数量の一部が別の生産計画になり、それぞれの工程を動かせます。適用すると登録され、確定すると別々の製造指図になります。',
        en: 'Split a chosen process of a plan: part of the plan’s quantity becomes a plan of its own, and the processes of both can be moved. It is kept when it is applied; confirmed, there are two work orders.',
        zh: '选择计划的工序并拆分后，计划数量的一部分成为另一个生产计划，各自的工序可分别移动。应用后保存，确定后成为不同的生产指令。',
      },
      {
        ja: '上の全体図で、表示している期間を矢印またはドラッグで動かします。',
        en: 'In the overview above, move the days that are shown with the arrows or by dragging.',
        zh: '在上方的总览中，可用方向键或拖动移动显示的期间。',
      },
      {
        ja: '「休日を詰める」にすると、どの設備も稼働しない日と夜間が細い帯になり、2週間分の作業が一度に見えます。帯にポインタを置くと、省略した期間が分かります。帯をまたいで動かした作業は、稼働している時間に置かれます。選択はこのブラウザに残ります。',
        en: 'Skip closed time, and days and nights on which no machine works become narrow bands: two weeks of work are seen at once. The pointer on a band tells what it leaves out; what is moved over one lands where work is done. The choice stays in this browser.',
        zh: '选择“隐藏休息时间”后，所有设备都不工作的日子和夜间变为细带，可一次看到两周的作业。将指针放在细带上可查看隐藏的期间，越过细带移动的作业会放在工作时间内。该选择保存在此浏览器中。',
      },
      {
        ja: '設備の下の数字は、今日から14日間の負荷率です。',
        en: 'Under a machine stands how full it is in the 14 days from today.',
        zh: '设备下方的数字为从今天起14天的负荷率。',
      },
      {
        ja: 'ネック管理で、負荷率が最も高い設備の順番と、前工程の品物が余裕をもって届くかが分かります。余裕（バッファ）を使い切りそうなものは赤くなります。投入目安より早い投入は、ネックの前で待つだけです。',
        en: 'The bottleneck shows the turns of the fullest machine and whether what comes to them arrives in good time; what has nearly used up its buffer is red. What is released before the rope only waits there.',
        zh: '在瓶颈管理中可查看最满负荷设备的加工顺序，以及前工序的物品能否留有余量到达。缓冲即将用尽的显示为红色。早于建议投料时间投料，只会在瓶颈前等待。',
      },
      {
        ja: '下の山積みで、設備の負荷を日ごとに能力と比べます。矢印で日を移り、選んだ設備または全設備を表で見ることもできます。',
        en: 'Below, compare the load of machines with what they can do, day by day: walk the days with the arrows, or read one machine or all of them as a table.',
        zh: '在下方的负荷堆积中按日比较设备负荷与能力。可用方向键逐日查看，也可用表格查看所选设备或全部设备。',
      },
    ],
    rules: [
      {
        ja: '計画のあとに受注・内示・発注・設備・マスタなどが変わると、上の行に件数を示します。計画は、もう一度一括計画を実行するまで動きません。',
        en: 'When orders, forecasts, purchases, machines or masters change after planning, the line on top counts them. The plan itself moves only when bulk planning runs again.',
        zh: '计划后销售订单、预示、采购、设备、主数据等发生变更时，上方显示件数。重新执行批量计划之前，计划不会变动。',
      },
      {
        ja: '灰色は稼働していない時間、赤い端は完了日に遅れる作業です。',
        en: 'Grey is time off; a red end is later than its due date.',
        zh: '灰色为非工作时间，红色边表示晚于完工日。',
      },
      {
        ja: '山積みの横線は能力、斜線は能力を超えた分です。「納期から逆算」は、すべてを完了日に間に合わせるために必要な日へ積みます。間に合わない分は今日に積みます。',
        en: 'The line in the load is the capacity, hatched is what is over it. “Backward from due dates” puts work on the days on which it is needed for everything to be in time; what is too late already stands on today.',
        zh: '负荷堆积的横线为能力，斜线为超出部分。“按交期倒推”将作业排到全部按期完工所需的日子，已来不及的排在今天。',
      },
      {
        ja: '移動した工程は、次の一括計画でもその場所に残ります。計画の固定を解除すると、再び一括計画に任せます。',
        en: 'A moved process stays there in the next bulk planning; unlocking its plan gives it back.',
        zh: '移动后的工序在下次批量计划中保持不变；解除计划的锁定后，重新由批量计划安排。',
      },
    ],
    calls: [applyMoves, undoMoves, checkSplit],
  },
}
