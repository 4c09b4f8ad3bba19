CREATE TABLE "customer_history" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"customer_cd" varchar(10) COLLATE "C" NOT NULL,
	"branch_no" varchar(4) COLLATE "C" NOT NULL,
	"from_dt" date NOT NULL,
	"customer_nm" varchar(60) DEFAULT '' NOT NULL,
	"kana" varchar(60) COLLATE "C" DEFAULT '' NOT NULL,
	"short_nm" varchar(20) DEFAULT '' NOT NULL,
	"postal_cd" varchar(10) DEFAULT '' NOT NULL,
	"address1" varchar(100) DEFAULT '' NOT NULL,
	"address2" varchar(100) DEFAULT '' NOT NULL,
	"phone" varchar(20) DEFAULT '' NOT NULL,
	"fax" varchar(20) DEFAULT '' NOT NULL,
	"email" varchar(200) DEFAULT '' NOT NULL,
	"closing_day" integer DEFAULT 0 NOT NULL,
	"pay_month" varchar(20) COLLATE "C" NOT NULL,
	"pay_day" integer DEFAULT 0 NOT NULL,
	"pay_method" varchar(20) COLLATE "C" NOT NULL,
	"holiday_shift" varchar(20) COLLATE "C" NOT NULL,
	"credit_limit" numeric(12, 0) DEFAULT '0' NOT NULL,
	"tax_div" varchar(20) COLLATE "C" NOT NULL,
	"tax_calc_unit" varchar(20) COLLATE "C" NOT NULL,
	"tax_fraction" varchar(20) COLLATE "C" NOT NULL,
	"corporation_flg" boolean DEFAULT false NOT NULL,
	"invoice_reg_no" varchar(14) DEFAULT '' NOT NULL,
	"note" varchar(200) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("customer_cd", '') || ' ' || coalesce("branch_no", '') || ' ' || coalesce("customer_nm", '') || ' ' || coalesce("kana", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "customer_history_company_cd_customer_cd_branch_no_from_dt_pk" PRIMARY KEY("company_cd","customer_cd","branch_no","from_dt")
);
--> statement-breakpoint
ALTER TABLE "customer_history" ADD CONSTRAINT "customer_history_customer_cd_fk" FOREIGN KEY ("company_cd","customer_cd","branch_no") REFERENCES "public"."customer"("company_cd","customer_cd","branch_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_history_total" ON "customer_history" USING btree ("company_cd","abort_div");--> statement-breakpoint
CREATE INDEX "customer_history_search_key" ON "customer_history" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customer_history_by_kana" ON "customer_history" USING btree ("company_cd","kana","customer_cd","branch_no","from_dt");--> statement-breakpoint
-- The history of every customer begins with what it is now.
INSERT INTO "customer_history" ("company_cd", "customer_cd", "branch_no", "from_dt", "customer_nm", "kana", "short_nm", "postal_cd",
    "address1", "address2", "phone", "fax", "email", "closing_day", "pay_month", "pay_day", "pay_method", "holiday_shift",
    "credit_limit", "tax_div", "tax_calc_unit", "tax_fraction", "corporation_flg", "invoice_reg_no", "create_user", "update_user")
  SELECT "company_cd", "customer_cd", "branch_no", "create_dt"::date, "customer_nm", "kana", "short_nm", "postal_cd",
    "address1", "address2", "phone", "fax", "email", "closing_day", "pay_month", "pay_day", "pay_method", "holiday_shift",
    "credit_limit", "tax_div", "tax_calc_unit", "tax_fraction", "corporation_flg", "invoice_reg_no", 'system', 'system'
  FROM "customer";
