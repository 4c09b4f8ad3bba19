CREATE TABLE "shift" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"calendar_cd" varchar(10) COLLATE "C" NOT NULL,
	"shift_cd" varchar(10) COLLATE "C" NOT NULL,
	"shift_nm" varchar(40) DEFAULT '' NOT NULL,
	"start_time" varchar(5) DEFAULT '' NOT NULL,
	"end_time" varchar(5) DEFAULT '' NOT NULL,
	"breaks" varchar(100) DEFAULT '' NOT NULL,
	"half_end_time" varchar(5) DEFAULT '' NOT NULL,
	"note" varchar(400) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_search_key(coalesce("calendar_cd", '') || ' ' || coalesce("shift_cd", '') || ' ' || coalesce("shift_nm", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "shift_company_cd_calendar_cd_shift_cd_pk" PRIMARY KEY("company_cd","calendar_cd","shift_cd")
);
--> statement-breakpoint
ALTER TABLE "shift" ADD CONSTRAINT "shift_calendar_cd_fk" FOREIGN KEY ("company_cd","calendar_cd") REFERENCES "public"."calendar"("company_cd","calendar_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shift_total" ON "shift" USING btree ("company_cd","abort_div");--> statement-breakpoint
CREATE INDEX "shift_search_key" ON "shift" USING gin ("search_key" gin_trgm_ops);