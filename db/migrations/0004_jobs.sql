CREATE TABLE "job" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"job_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "job_job_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" varchar(60) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"user_cd" varchar(20) COLLATE "C" NOT NULL,
	"username" varchar(60) NOT NULL,
	"language" varchar(2) COLLATE "C" NOT NULL,
	"input" jsonb NOT NULL,
	"state" varchar(10) COLLATE "C" DEFAULT 'waiting' NOT NULL,
	"unique_key" varchar(200) COLLATE "C",
	"not_before" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"takeover_cnt" integer DEFAULT 0 NOT NULL,
	"lease_token" varchar(40) COLLATE "C",
	"lease_until" timestamp(3) with time zone,
	"worker" varchar(80) COLLATE "C",
	"cancel_requested" boolean DEFAULT false NOT NULL,
	"done_cnt" integer DEFAULT 0 NOT NULL,
	"total_cnt" integer,
	"note" jsonb,
	"result" jsonb,
	"error_cd" varchar(40) COLLATE "C",
	"error_params" jsonb,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"start_dt" timestamp(3) with time zone,
	"end_dt" timestamp(3) with time zone,
	CONSTRAINT "job_company_cd_job_no_pk" PRIMARY KEY("company_cd","job_no")
);
--> statement-breakpoint
CREATE TABLE "job_log" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"log_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "job_log_log_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job_no" bigint NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"words" jsonb NOT NULL,
	CONSTRAINT "job_log_company_cd_log_no_pk" PRIMARY KEY("company_cd","log_no")
);
--> statement-breakpoint
CREATE TABLE "task_schedule" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"name" varchar(60) COLLATE "C" NOT NULL,
	"schedule_cd" varchar(20) COLLATE "C" NOT NULL,
	"rule" jsonb NOT NULL,
	"time_zone" varchar(40) NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"last_run_dt" timestamp(3) with time zone,
	"next_run_dt" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "task_schedule_company_cd_factory_cd_name_schedule_cd_pk" PRIMARY KEY("company_cd","factory_cd","name","schedule_cd")
);
--> statement-breakpoint
ALTER TABLE "job_log" ADD CONSTRAINT "job_log_company_cd_job_no_job_company_cd_job_no_fk" FOREIGN KEY ("company_cd","job_no") REFERENCES "public"."job"("company_cd","job_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_of_user" ON "job" USING btree ("company_cd","user_cd","job_no");--> statement-breakpoint
CREATE INDEX "job_open" ON "job" USING btree ("company_cd","state","not_before") WHERE state IN ('waiting', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "job_unique" ON "job" USING btree ("company_cd","name","unique_key") WHERE state IN ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "job_log_of_job" ON "job_log" USING btree ("company_cd","job_no","log_no");--> statement-breakpoint
CREATE INDEX "task_schedule_due" ON "task_schedule" USING btree ("company_cd","enabled","next_run_dt");--> statement-breakpoint
-- A restored job would do a second time what it had done before.
COMMENT ON TABLE job IS 'passing: not in backups';
--> statement-breakpoint
COMMENT ON TABLE job_log IS 'passing: not in backups';
