CREATE TABLE "allocation" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"allocation_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "allocation_allocation_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"demand_kind" varchar(20) COLLATE "C" NOT NULL,
	"demand_no" varchar(40) COLLATE "C" NOT NULL,
	"demand_line" integer NOT NULL,
	"warehouse_cd" varchar(20) COLLATE "C" NOT NULL,
	"item_cd" varchar(40) COLLATE "C" NOT NULL,
	"ownership" varchar(1) COLLATE "C" NOT NULL,
	"quality" varchar(1) COLLATE "C" NOT NULL,
	"lot_no" varchar(40) COLLATE "C" DEFAULT '' NOT NULL,
	"qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"firm_flg" boolean DEFAULT false NOT NULL,
	"priority" smallint DEFAULT 5 NOT NULL,
	"need_dt" date,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "allocation_company_cd_allocation_no_pk" PRIMARY KEY("company_cd","allocation_no"),
	CONSTRAINT "allocation_of_demand" UNIQUE("company_cd","factory_cd","demand_kind","demand_no","demand_line","warehouse_cd","item_cd","ownership","quality","lot_no"),
	CONSTRAINT "allocation_of_something" CHECK ("allocation"."qty" > 0)
);
--> statement-breakpoint
CREATE TABLE "item_cost" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"item_cd" varchar(40) COLLATE "C" NOT NULL,
	"cost_method" varchar(1) COLLATE "C" NOT NULL,
	"qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"unit_cost" numeric(15, 6) DEFAULT '0' NOT NULL,
	"amount" numeric(20, 0) DEFAULT '0' NOT NULL,
	CONSTRAINT "item_cost_company_cd_factory_cd_item_cd_pk" PRIMARY KEY("company_cd","factory_cd","item_cd"),
	CONSTRAINT "item_cost_of_something" CHECK ("item_cost"."qty" >= 0 AND "item_cost"."amount" >= 0 AND ("item_cost"."qty" > 0 OR "item_cost"."amount" = 0))
);
--> statement-breakpoint
CREATE TABLE "lot" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"item_cd" varchar(40) COLLATE "C" NOT NULL,
	"lot_no" varchar(40) COLLATE "C" NOT NULL,
	"received_dt" date NOT NULL,
	"expiry_dt" date,
	"supplier_lot" varchar(60) DEFAULT '' NOT NULL,
	CONSTRAINT "lot_company_cd_item_cd_lot_no_pk" PRIMARY KEY("company_cd","item_cd","lot_no")
);
--> statement-breakpoint
CREATE TABLE "stock_availability" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"warehouse_cd" varchar(20) COLLATE "C" NOT NULL,
	"item_cd" varchar(40) COLLATE "C" NOT NULL,
	"ownership" varchar(1) COLLATE "C" NOT NULL,
	"quality" varchar(1) COLLATE "C" NOT NULL,
	"qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"allocated_qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	CONSTRAINT "stock_availability_pk" PRIMARY KEY("company_cd","factory_cd","warehouse_cd","item_cd","ownership","quality"),
	CONSTRAINT "stock_availability_covers" CHECK ("stock_availability"."allocated_qty" >= 0 AND "stock_availability"."allocated_qty" <= "stock_availability"."qty")
);
--> statement-breakpoint
CREATE TABLE "stock_balance" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"location_cd" varchar(20) COLLATE "C" NOT NULL,
	"item_cd" varchar(40) COLLATE "C" NOT NULL,
	"lot_no" varchar(40) COLLATE "C" DEFAULT '' NOT NULL,
	"ownership" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"owner_cd" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"quality" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"process_no" varchar(10) COLLATE "C" DEFAULT '' NOT NULL,
	"warehouse_cd" varchar(20) COLLATE "C" NOT NULL,
	"qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"last_dt" date NOT NULL,
	CONSTRAINT "stock_balance_pk" PRIMARY KEY("company_cd","factory_cd","location_cd","item_cd","lot_no","ownership","owner_cd","quality","process_no"),
	CONSTRAINT "stock_balance_not_negative" CHECK ("stock_balance"."qty" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_entry" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"ledger_no" bigint NOT NULL,
	"side" smallint NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"biz_dt" date NOT NULL,
	"ours" boolean NOT NULL,
	"location_cd" varchar(20) COLLATE "C" NOT NULL,
	"item_cd" varchar(40) COLLATE "C" NOT NULL,
	"lot_no" varchar(40) COLLATE "C" DEFAULT '' NOT NULL,
	"ownership" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"owner_cd" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"quality" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"process_no" varchar(10) COLLATE "C" DEFAULT '' NOT NULL,
	"qty" numeric(13, 3) DEFAULT '0' NOT NULL,
	"unit_cost" numeric(15, 6) DEFAULT '0' NOT NULL,
	"amount" numeric(20, 0) DEFAULT '0' NOT NULL,
	"variance" numeric(20, 0) DEFAULT '0' NOT NULL,
	CONSTRAINT "stock_entry_company_cd_ledger_no_side_pk" PRIMARY KEY("company_cd","ledger_no","side"),
	CONSTRAINT "stock_entry_side" CHECK ("stock_entry"."side" IN (-1, 1) AND "stock_entry"."side" * "stock_entry"."qty" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_ledger" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"ledger_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "stock_ledger_ledger_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"biz_dt" date NOT NULL,
	"posted_at" timestamp(3) with time zone NOT NULL,
	"stock_div" varchar(3) COLLATE "C" NOT NULL,
	"document_kind" varchar(20) COLLATE "C" NOT NULL,
	"document_no" varchar(40) COLLATE "C" NOT NULL,
	"line_no" integer NOT NULL,
	"item_cd" varchar(40) COLLATE "C" NOT NULL,
	"reason_cd" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"reason" varchar(200) DEFAULT '' NOT NULL,
	"reverses" bigint,
	"user_cd" varchar(20) COLLATE "C" NOT NULL,
	"request_id" varchar(60) NOT NULL,
	CONSTRAINT "stock_ledger_company_cd_ledger_no_pk" PRIMARY KEY("company_cd","ledger_no")
);
--> statement-breakpoint
CREATE TABLE "stock_lock" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"location_cd" varchar(20) COLLATE "C" NOT NULL,
	"inventory_no" varchar(40) COLLATE "C" NOT NULL,
	"locked_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "stock_lock_company_cd_factory_cd_location_cd_pk" PRIMARY KEY("company_cd","factory_cd","location_cd")
);
--> statement-breakpoint
CREATE TABLE "stock_month" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"month" varchar(7) COLLATE "C" NOT NULL,
	"item_cd" varchar(40) COLLATE "C" NOT NULL,
	"location_cd" varchar(20) COLLATE "C" NOT NULL,
	"lot_no" varchar(40) COLLATE "C" DEFAULT '' NOT NULL,
	"ownership" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"owner_cd" varchar(20) COLLATE "C" DEFAULT '' NOT NULL,
	"quality" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"process_no" varchar(10) COLLATE "C" DEFAULT '' NOT NULL,
	"opening_qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"in_qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"out_qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"closing_qty" numeric(16, 3) DEFAULT '0' NOT NULL,
	"opening_amount" numeric(20, 0) DEFAULT '0' NOT NULL,
	"in_amount" numeric(20, 0) DEFAULT '0' NOT NULL,
	"out_amount" numeric(20, 0) DEFAULT '0' NOT NULL,
	"closing_amount" numeric(20, 0) DEFAULT '0' NOT NULL,
	CONSTRAINT "stock_month_pk" PRIMARY KEY("company_cd","factory_cd","month","item_cd","location_cd","lot_no","ownership","owner_cd","quality","process_no"),
	CONSTRAINT "stock_month_adds_up" CHECK ("stock_month"."closing_qty" = "stock_month"."opening_qty" + "stock_month"."in_qty" - "stock_month"."out_qty"
      AND "stock_month"."closing_amount" = "stock_month"."opening_amount" + "stock_month"."in_amount" - "stock_month"."out_amount")
);
--> statement-breakpoint
CREATE TABLE "stock_period" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"month" varchar(7) COLLATE "C" NOT NULL,
	"closed" boolean NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_period_company_cd_factory_cd_month_pk" PRIMARY KEY("company_cd","factory_cd","month")
);
--> statement-breakpoint
ALTER TABLE "stock_entry" ADD CONSTRAINT "stock_entry_of_ledger" FOREIGN KEY ("company_cd","ledger_no") REFERENCES "public"."stock_ledger"("company_cd","ledger_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_ledger" ADD CONSTRAINT "stock_ledger_reverses" FOREIGN KEY ("company_cd","reverses") REFERENCES "public"."stock_ledger"("company_cd","ledger_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "allocation_of_item" ON "allocation" USING btree ("company_cd","factory_cd","item_cd","warehouse_cd");--> statement-breakpoint
CREATE INDEX "stock_balance_of_item" ON "stock_balance" USING btree ("company_cd","factory_cd","item_cd");--> statement-breakpoint
CREATE INDEX "stock_entry_of_item" ON "stock_entry" USING btree ("company_cd","factory_cd","item_cd","biz_dt") WHERE ours;--> statement-breakpoint
CREATE INDEX "stock_entry_by_date" ON "stock_entry" USING btree ("company_cd","factory_cd","biz_dt") WHERE ours;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_ledger_reversed_once" ON "stock_ledger" USING btree ("company_cd","reverses");--> statement-breakpoint
CREATE INDEX "stock_ledger_of_document" ON "stock_ledger" USING btree ("company_cd","document_kind","document_no");--> statement-breakpoint
CREATE INDEX "stock_ledger_by_date" ON "stock_ledger" USING btree ("company_cd","factory_cd","biz_dt","ledger_no");--> statement-breakpoint
-- The ledger is never changed: a correction is a movement of its own (decisions.md "Stock").
CREATE TRIGGER stock_ledger_evidence BEFORE UPDATE OR DELETE ON stock_ledger FOR EACH ROW EXECUTE FUNCTION kaname_evidence();
--> statement-breakpoint
CREATE TRIGGER stock_entry_evidence BEFORE UPDATE OR DELETE ON stock_entry FOR EACH ROW EXECUTE FUNCTION kaname_evidence();
