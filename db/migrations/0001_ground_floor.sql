CREATE TABLE "app_user" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"user_cd" varchar(20) COLLATE "C" NOT NULL,
	"username" varchar(60) NOT NULL,
	"kana" varchar(60) COLLATE "C" DEFAULT '' NOT NULL,
	"email" varchar(200) DEFAULT '' NOT NULL,
	"phone" varchar(30) DEFAULT '' NOT NULL,
	"password_hash" varchar(200) NOT NULL,
	"state" varchar(10) COLLATE "C" DEFAULT 'active' NOT NULL,
	"failed_cnt" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp(3) with time zone,
	"last_sign_in_dt" timestamp(3) with time zone,
	"language" varchar(2) COLLATE "C",
	"theme" varchar(20) COLLATE "C",
	"collapse" boolean DEFAULT false NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_fold(coalesce("user_cd", '') || ' ' || coalesce("username", '') || ' ' || coalesce("kana", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "app_user_company_cd_user_cd_pk" PRIMARY KEY("company_cd","user_cd")
);
--> statement-breakpoint
CREATE TABLE "bizdate" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"biz_dt" date NOT NULL,
	"advanced_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "bizdate_company_cd_factory_cd_pk" PRIMARY KEY("company_cd","factory_cd")
);
--> statement-breakpoint
CREATE TABLE "company" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"company_nm" varchar(60) NOT NULL,
	"system_nm" varchar(60) NOT NULL,
	"password_hash" varchar(200) NOT NULL,
	"access_version" integer DEFAULT 0 NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "company_company_cd_pk" PRIMARY KEY("company_cd")
);
--> statement-breakpoint
CREATE TABLE "company_ticket" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"ticket_hash" varchar(64) COLLATE "C" NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "company_ticket_company_cd_ticket_hash_pk" PRIMARY KEY("company_cd","ticket_hash")
);
--> statement-breakpoint
CREATE TABLE "factory" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"factory_nm" varchar(60) DEFAULT '' NOT NULL,
	"kana" varchar(60) COLLATE "C" DEFAULT '' NOT NULL,
	"postal_cd" varchar(10) DEFAULT '' NOT NULL,
	"address" varchar(200) DEFAULT '' NOT NULL,
	"phone" varchar(20) DEFAULT '' NOT NULL,
	"time_zone" varchar(40) DEFAULT '' NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (kaname_fold(coalesce("factory_cd", '') || ' ' || coalesce("factory_nm", '') || ' ' || coalesce("kana", ''))) STORED,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "factory_company_cd_factory_cd_pk" PRIMARY KEY("company_cd","factory_cd")
);
--> statement-breakpoint
CREATE TABLE "oidc_state" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"state_hash" varchar(64) COLLATE "C" NOT NULL,
	"code_verifier" varchar(200) NOT NULL,
	"nonce" varchar(200) NOT NULL,
	"user_cd" varchar(20) COLLATE "C",
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "oidc_state_company_cd_state_hash_pk" PRIMARY KEY("company_cd","state_hash")
);
--> statement-breakpoint
CREATE TABLE "role" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"role_cd" varchar(20) COLLATE "C" NOT NULL,
	"role_nm" varchar(60) NOT NULL,
	"admin_flg" boolean DEFAULT false NOT NULL,
	"abort_div" varchar(1) COLLATE "C" DEFAULT '0' NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "role_company_cd_role_cd_pk" PRIMARY KEY("company_cd","role_cd")
);
--> statement-breakpoint
CREATE TABLE "role_permission" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"role_cd" varchar(20) COLLATE "C" NOT NULL,
	"permission" varchar(40) COLLATE "C" NOT NULL,
	CONSTRAINT "role_permission_company_cd_role_cd_permission_pk" PRIMARY KEY("company_cd","role_cd","permission")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"token_hash" varchar(64) COLLATE "C" NOT NULL,
	"user_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"revoked_at" timestamp(3) with time zone,
	"address" varchar(60) NOT NULL,
	CONSTRAINT "session_company_cd_token_hash_pk" PRIMARY KEY("company_cd","token_hash")
);
--> statement-breakpoint
CREATE TABLE "system_parameter" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"parameter" varchar(60) COLLATE "C" NOT NULL,
	"value" jsonb NOT NULL,
	"create_user" varchar(20) COLLATE "C" NOT NULL,
	"create_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_user" varchar(20) COLLATE "C" NOT NULL,
	"update_dt" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_cnt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "system_parameter_company_cd_parameter_pk" PRIMARY KEY("company_cd","parameter")
);
--> statement-breakpoint
CREATE TABLE "user_factory" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"user_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	CONSTRAINT "user_factory_company_cd_user_cd_factory_cd_pk" PRIMARY KEY("company_cd","user_cd","factory_cd")
);
--> statement-breakpoint
CREATE TABLE "user_role" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"factory_cd" varchar(10) COLLATE "C" NOT NULL,
	"user_cd" varchar(20) COLLATE "C" NOT NULL,
	"role_cd" varchar(20) COLLATE "C" NOT NULL,
	CONSTRAINT "user_role_company_cd_factory_cd_user_cd_role_cd_pk" PRIMARY KEY("company_cd","factory_cd","user_cd","role_cd")
);
--> statement-breakpoint
CREATE TABLE "verification_code" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"phone" varchar(30) COLLATE "C" NOT NULL,
	"code_hash" varchar(64) COLLATE "C" NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "verification_code_company_cd_phone_pk" PRIMARY KEY("company_cd","phone")
);
--> statement-breakpoint
CREATE TABLE "access_log" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"access_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "access_log_access_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"event" varchar(60) COLLATE "C" NOT NULL,
	"user_cd" varchar(60) COLLATE "C" NOT NULL,
	"factory_cd" varchar(20) COLLATE "C" NOT NULL,
	"code" varchar(40) COLLATE "C" NOT NULL,
	"address" varchar(60) NOT NULL,
	"request_id" varchar(60) NOT NULL,
	CONSTRAINT "access_log_company_cd_access_no_pk" PRIMARY KEY("company_cd","access_no")
);
--> statement-breakpoint
CREATE TABLE "change_history" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"history_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "change_history_history_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"table_nm" varchar(60) COLLATE "C" NOT NULL,
	"row_key" varchar(200) COLLATE "C" NOT NULL,
	"action" varchar(10) COLLATE "C" NOT NULL,
	"actor_cd" varchar(20) COLLATE "C" NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"changes" jsonb NOT NULL,
	"request_id" varchar(60) NOT NULL,
	CONSTRAINT "change_history_company_cd_history_no_pk" PRIMARY KEY("company_cd","history_no")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"outbox_no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "outbox_outbox_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" varchar(30) COLLATE "C" NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"next_try_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp(3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"error" text,
	CONSTRAINT "outbox_company_cd_outbox_no_pk" PRIMARY KEY("company_cd","outbox_no")
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"company_cd" varchar(20) COLLATE "C" NOT NULL,
	"user_cd" varchar(20) COLLATE "C" NOT NULL,
	"key" varchar(80) COLLATE "C" NOT NULL,
	"path" varchar(200) COLLATE "C" NOT NULL,
	"body_hash" varchar(64) COLLATE "C" NOT NULL,
	"answer" jsonb,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_key_company_cd_user_cd_key_pk" PRIMARY KEY("company_cd","user_cd","key")
);
--> statement-breakpoint
ALTER TABLE "role_permission" ADD CONSTRAINT "role_permission_company_cd_role_cd_role_company_cd_role_cd_fk" FOREIGN KEY ("company_cd","role_cd") REFERENCES "public"."role"("company_cd","role_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_factory" ADD CONSTRAINT "user_factory_company_cd_user_cd_app_user_company_cd_user_cd_fk" FOREIGN KEY ("company_cd","user_cd") REFERENCES "public"."app_user"("company_cd","user_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_company_cd_user_cd_app_user_company_cd_user_cd_fk" FOREIGN KEY ("company_cd","user_cd") REFERENCES "public"."app_user"("company_cd","user_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_company_cd_role_cd_role_company_cd_role_cd_fk" FOREIGN KEY ("company_cd","role_cd") REFERENCES "public"."role"("company_cd","role_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "app_user_by_name" ON "app_user" USING btree ("company_cd","username");--> statement-breakpoint
CREATE INDEX "session_of_user" ON "session" USING btree ("company_cd","user_cd");--> statement-breakpoint
CREATE INDEX "session_age" ON "session" USING btree ("company_cd","expires_at");--> statement-breakpoint
CREATE INDEX "access_log_of_address" ON "access_log" USING btree ("company_cd","event","address","at");--> statement-breakpoint
CREATE INDEX "access_log_of_user" ON "access_log" USING btree ("company_cd","user_cd","at");--> statement-breakpoint
CREATE INDEX "change_history_of_row" ON "change_history" USING btree ("company_cd","table_nm","row_key","history_no");--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("company_cd","sent_at","next_try_at");--> statement-breakpoint
CREATE INDEX "idempotency_key_age" ON "idempotency_key" USING btree ("company_cd","created_at");