-- What is swept by its age is found by it. The rows lie in the order of their time, so a coarse index is enough, and
-- costs next to nothing when one is written.
create index idempotency_key_age on idempotency_key using brin (created_at);
create index notice_age on notice using brin (created_at);
create index usage_event_age on usage_event using brin (at);
create index ai_call_age on ai_call using brin (at);
