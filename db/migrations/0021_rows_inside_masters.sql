CREATE TABLE "ar_balance" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"customer_cd" varchar(10) COLLATE "C" NOT NULL,
	"branch_no" varchar(4) COLLATE "C" NOT NULL,
	"balance_dt" date NOT NULL,
	"balance" numeric(12, 0) DEFAULT '0' NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("customer_cd", '') || ' ' || coalesce("branch_no", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ar_balance_company_cd_customer_cd_branch_no_balance_dt_pk" PRIMARY KEY("company_cd","customer_cd","branch_no","balance_dt")
);
--> statement-breakpoint
CREATE TABLE "setup_time" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"facility_group_cd" varchar(10) COLLATE "C" NOT NULL,
	"from_setup" varchar(10) COLLATE "C" NOT NULL,
	"to_setup" varchar(10) COLLATE "C" NOT NULL,
	"setup_min" integer DEFAULT 0 NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("facility_group_cd", '') || ' ' || coalesce("from_setup", '') || ' ' || coalesce("to_setup", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "setup_time_company_cd_factory_cd_facility_group_cd_from_setup_to_setup_pk" PRIMARY KEY("company_cd","factory_cd","facility_group_cd","from_setup","to_setup")
);
--> statement-breakpoint
ALTER TABLE "facility_toc" ADD COLUMN "setup_group" varchar(10) COLLATE "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "facility_toc" ALTER COLUMN "setup_group" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "facility_toc" drop column "search_key";--> statement-breakpoint
ALTER TABLE "facility_toc" ADD COLUMN "search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("item_cd", '') || ' ' || coalesce("work_cd", '') || ' ' || coalesce("facility_cd", '') || ' ' || coalesce("setup_group", ''))) STORED;--> statement-breakpoint
ALTER TABLE "facility_group" ADD COLUMN "first_setup_min" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "facility_group" ADD COLUMN "other_setup_min" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "worker_qualification" ADD COLUMN "valid_from_dt" date;--> statement-breakpoint
ALTER TABLE "ar_balance" ADD CONSTRAINT "ar_balance_customer_cd_fk" FOREIGN KEY ("company_cd","customer_cd","branch_no") REFERENCES "public"."customer"("company_cd","customer_cd","branch_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "setup_time" ADD CONSTRAINT "setup_time_facility_group_cd_fk" FOREIGN KEY ("company_cd","factory_cd","facility_group_cd") REFERENCES "public"."facility_group"("company_cd","factory_cd","facility_group_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ar_balance_total" ON "ar_balance" USING btree ("company_cd","abort_div");--> statement-breakpoint
CREATE INDEX "ar_balance_search_key" ON "ar_balance" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "setup_time_total" ON "setup_time" USING btree ("company_cd","factory_cd","abort_div");--> statement-breakpoint
CREATE INDEX "setup_time_search_key" ON "setup_time" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
-- It went with its column.
CREATE INDEX "facility_toc_search_key" ON "facility_toc" USING gin ("search_key" gin_trgm_ops);
