CREATE TABLE "attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"wallet_id" uuid NOT NULL,
	"email_hash" text NOT NULL,
	"frame_key" text NOT NULL,
	"device_name" text NOT NULL,
	"code_mac" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"proved_at" timestamp with time zone,
	"hold_ends_at" timestamp with time zone,
	"released_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attempts_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "bindings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"wallet_id" uuid NOT NULL,
	"email_hash" text NOT NULL,
	"email_sealed" text NOT NULL,
	"locale" text,
	"version" integer NOT NULL,
	"binds_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposits" (
	"wallet_id" uuid PRIMARY KEY NOT NULL,
	"email_hash" text NOT NULL,
	"email_sealed" text NOT NULL,
	"locale" text,
	"address_eip155" text NOT NULL,
	"address_solana" text NOT NULL,
	"public_key" text NOT NULL,
	"secret_sealed" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "counters" (
	"bucket" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"mail_sealed" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bindings" ADD CONSTRAINT "bindings_wallet_id_deposits_wallet_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."deposits"("wallet_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_wallet" ON "attempts" USING btree ("wallet_id");